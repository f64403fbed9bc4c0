import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a button that disappears when it is pressed: call the returned function with the press, and once
 * `state` has changed the focus moves to the target for the new state.
 */
export function useFocusOnChange(
  state: boolean,
  target: (state: boolean) => RefObject<HTMLElement | null>,
): () => void {
  const isAwaited = useRef(false)
  const focus = useRef(target)
  useEffect(() => {
    focus.current = target
  })
  useEffect(() => {
    if (!isAwaited.current) return
    isAwaited.current = false
    focus.current(state).current?.focus()
  }, [state])
  return () => void (isAwaited.current = true)
}

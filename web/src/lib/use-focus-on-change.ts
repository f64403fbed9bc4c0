import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a button that its own press takes away: once the state is another one, the focus goes to what stands
 * there then.
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

import { useEffect, useRef, type RefObject } from 'react'

const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * When the user last did something in the page. What happens inside the question about the session does not
 * count as an answer to it.
 */
export function useLastActivity(): RefObject<number | null> {
  const last = useRef<number | null>(null)
  useEffect(() => {
    const note = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[role="alertdialog"]')) return
      last.current = Date.now()
    }
    for (const event of EVENTS) window.addEventListener(event, note, { passive: true })
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, note)
    }
  }, [])
  return last
}

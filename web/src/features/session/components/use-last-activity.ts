import { useEffect, useRef, type RefObject } from 'react'

const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * When the user last did something in the page. Events in the dialog about the session do not count as
 * activity.
 */
export function useLastActivity(): RefObject<number | null> {
  const last = useRef<number | null>(null)
  useEffect(() => {
    const record = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[role="alertdialog"]')) return
      last.current = Date.now()
    }
    for (const event of EVENTS) window.addEventListener(event, record, { passive: true })
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, record)
    }
  }, [])
  return last
}

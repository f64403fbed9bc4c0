import { useEffect } from 'react'

const outside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog]') === null

/**
 * Lets the user click and type into the bank's window while a payment is in progress. The card provider puts
 * it beside our modal dialog, which blocks everything else and takes the focus back.
 */
export function useBankWindow(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined
    const before = document.body.style.pointerEvents
    document.body.style.pointerEvents = 'auto'
    const releaseFocus = (event: FocusEvent) => {
      if (outside(event.type === 'focusin' ? event.target : event.relatedTarget))
        event.stopImmediatePropagation()
    }
    window.addEventListener('focusin', releaseFocus, true)
    window.addEventListener('focusout', releaseFocus, true)
    return () => {
      // Closed by its success, our dialog has given the page back already: it must not be locked again.
      document.body.style.pointerEvents = document.querySelector('[role=dialog]') === null ? '' : before
      window.removeEventListener('focusin', releaseFocus, true)
      window.removeEventListener('focusout', releaseFocus, true)
    }
  }, [open])
}

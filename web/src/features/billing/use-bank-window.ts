import { useEffect } from 'react'

const outside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog]') === null

/**
 * While a payment is under way the bank's window, which the card provider puts beside ours, can be clicked
 * and typed into: a modal dialog lets nothing else be used, and takes the focus back.
 */
export function useBankWindow(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined
    const before = document.body.style.pointerEvents
    document.body.style.pointerEvents = 'auto'
    const letGo = (event: FocusEvent) => {
      if (outside(event.type === 'focusin' ? event.target : event.relatedTarget))
        event.stopImmediatePropagation()
    }
    window.addEventListener('focusin', letGo, true)
    window.addEventListener('focusout', letGo, true)
    return () => {
      // Closed by its success, our dialog has given the page back already: it must not be locked again.
      document.body.style.pointerEvents = document.querySelector('[role=dialog]') === null ? '' : before
      window.removeEventListener('focusin', letGo, true)
      window.removeEventListener('focusout', letGo, true)
    }
  }, [open])
}

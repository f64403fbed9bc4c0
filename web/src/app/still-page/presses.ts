import { saveSelectedPlan } from '#web/lib/payments/save-selected-plan.ts'

/**
 * Does for a page without React what its components do with it: closes the menu, stores the chosen plan, and
 * says that Google is being opened. Returns the function that stops it.
 */
export function answerPresses(): () => void {
  const stop = new AbortController()
  addEventListener('click', onClick, { signal: stop.signal })
  addEventListener('keydown', onKey, { signal: stop.signal })
  return () => stop.abort()
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null) return
  link.closest<HTMLElement>('[popover]')?.hidePopover()
  // A click that opens a new tab leaves this page as it is.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const { plan, connecting } = link.dataset
  if (plan !== undefined) saveSelectedPlan(plan)
  if (connecting !== undefined) showConnecting(link, connecting)
}

function showConnecting(link: HTMLAnchorElement, text: string): void {
  const shown = [...link.childNodes]
  link.setAttribute('aria-disabled', 'true')
  link.replaceChildren(text)
  // The back button may restore this page in the state in which it was left.
  addEventListener(
    'pageshow',
    () => {
      link.removeAttribute('aria-disabled')
      link.replaceChildren(...shown)
    },
    { once: true },
  )
}

/** A link with the role of a button answers the space bar as buttons do. */
function onKey(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement) || event.target.role !== 'button')
    return
  event.preventDefault()
  event.target.click()
}

import { vi } from 'vitest'

declare global {
  interface Window {
    readonly happyDOM: { setURL(url: string): void }
  }
}

/**
 * Test files run one after the other in one process and one window, which load React and its components only
 * once. Our own state is reset for each file: modules with their state, the window's storage, document and
 * URL.
 */
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
localStorage.clear()
sessionStorage.clear()
document.head.replaceChildren()
document.body.replaceChildren()
// The simulated browser has no popovers.
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined })
window.happyDOM.setURL('http://localhost:3000/')

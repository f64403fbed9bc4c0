import { vi } from 'vitest'

declare global {
  interface Window {
    readonly happyDOM: { setURL(url: string): void }
  }
}

/**
 * Files follow each other in one process and one window, which have loaded React and its components once. All
 * that is ours begins anew with each: its modules with what they remember, what the window keeps and shows,
 * and its address.
 */
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
localStorage.clear()
sessionStorage.clear()
document.head.replaceChildren()
document.body.replaceChildren()
window.happyDOM.setURL('http://localhost:3000/')

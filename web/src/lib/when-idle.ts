/**
 * Milliseconds: the delay in browsers that cannot say when they are idle, and the longest wait for a busy
 * one.
 */
const LATER = 2_000

/** Calls back once, when the browser is idle; the returned function cancels it. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, LATER)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: LATER })
  return () => cancelIdleCallback(handle)
}

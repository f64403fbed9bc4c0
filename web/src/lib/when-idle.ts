/**
 * For browsers that do not say when they are idle, and the longest that a busy one is waited for.
 * Milliseconds.
 */
const LATER = 2_000

/**
 * Calls back once, when the browser has nothing else to do; not any more after what is returned was called.
 */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, LATER)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: LATER })
  return () => cancelIdleCallback(handle)
}

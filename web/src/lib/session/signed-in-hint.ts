const KEY = 'signedInAt'

const listeners = new Set<() => void>()

/** The longest life of a session, in milliseconds. */
const LONGEST_MS = 12 * 60 * 60_000

/**
 * Remembers whether this browser has a session: only then do public pages ask the server for the user. A
 * hint, which grants nothing.
 */
export function rememberSession(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(KEY, String(Date.now()))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is switched off: public pages then look as they do for visitors.
  }
  for (const notify of listeners) notify()
}

/** Whether a session may be open. */
export function mayBeSignedIn(): boolean {
  try {
    const age = Date.now() - Number(localStorage.getItem(KEY) ?? Number.NaN)
    return age >= 0 && age < LONGEST_MS
  } catch {
    return false
  }
}

/** Calls back whenever this tab remembers something new; returns the function that stops it. */
export function onSessionRemembered(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

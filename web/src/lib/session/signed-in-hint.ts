const KEY = 'signedInAt'

const listeners = new Set<() => void>()

/** No session is open for longer. Milliseconds. */
const LONGEST_MS = 12 * 60 * 60_000

/**
 * Remembers in this browser that a session was seen, or that there is none: public pages ask the server whose
 * it is only then. It is a hint and opens nothing.
 */
export function rememberSession(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(KEY, String(Date.now()))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is switched off: public pages then look as they do for everybody.
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

/** Calls back whenever this tab remembers another answer. */
export function onSessionRemembered(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

import { readItem, storeItem } from '#web/lib/storage.ts'

const KEY = 'signedInAt'

const listeners = new Set<() => void>()

/** The longest life of a session, in milliseconds. */
const LONGEST_MS = 12 * 60 * 60_000

/**
 * Remembers whether this browser has a session: only then do public pages ask the server for the user. A
 * hint, which grants nothing.
 */
export function rememberSession(isOpen: boolean): void {
  storeItem(KEY, isOpen ? String(Date.now()) : null)
  for (const notify of listeners) notify()
}

/** Whether a session may be open. */
export function mayBeSignedIn(): boolean {
  const age = Date.now() - Number(readItem(KEY) ?? Number.NaN)
  return age >= 0 && age < LONGEST_MS
}

/** Calls back whenever this tab remembers something new; returns the function that stops it. */
export function onSessionRemembered(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** The plan that was chosen in this browser. */
export const PLAN_KEY = 'selectedPlan'

type Kind = 'local' | 'session'

/** Reading the property throws where storage is switched off. */
const storageOf = (kind: Kind): Storage => (kind === 'local' ? localStorage : sessionStorage)

/** An item of the browser's storage; null without it, and where storage is switched off. */
export function readItem(key: string, kind: Kind = 'local'): string | null {
  try {
    return storageOf(kind).getItem(key)
  } catch {
    return null
  }
}

/** Stores an item, or removes it for null. Does nothing where storage is switched off. */
export function storeItem(key: string, value: string | null, kind: Kind = 'local'): void {
  try {
    if (value === null) storageOf(kind).removeItem(key)
    else storageOf(kind).setItem(key, value)
  } catch {
    // Storage is switched off.
  }
}

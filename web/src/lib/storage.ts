/** An item of the local storage; null without it, and where storage is switched off. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores an item, or removes it for null. Does nothing where storage is switched off. */
export function storeItem(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is switched off.
  }
}

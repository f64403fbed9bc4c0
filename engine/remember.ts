/**
 * Caches the results of a pure function for up to `characters` characters of input: the check of a letter
 * asks for the same texts many times. Results are shared, so callers must not change them.
 */
export function remember<T extends object | string | boolean, Text extends string>(
  work: (text: Text) => T,
  characters: number,
): (text: Text) => T {
  const known = new Map<Text, T>()
  let held = 0
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const made = work(text)
    held += text.length
    // Emptying the whole cache serves as well as evicting the oldest entries, and needs no bookkeeping.
    if (held > characters) {
      known.clear()
      held = text.length
    }
    known.set(text, made)
    return made
  }
}

/** Computes a value at the first call and keeps it. */
export function once<T>(work: () => T): () => T {
  let kept: { readonly value: T } | null = null
  return () => (kept ??= { value: work() }).value
}

/** Caches the results of a pure function of an object for as long as the object is in use. */
export function rememberOf<Key extends object, T extends object>(work: (key: Key) => T): (key: Key) => T {
  const known = new WeakMap<Key, T>()
  return (key) => {
    const made = known.get(key) ?? work(key)
    known.set(key, made)
    return made
  }
}

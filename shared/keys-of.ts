/** The keys of a record whose keys are all known, in the order in which they are written. */
export const keysOf = <R extends object>(record: R): readonly Extract<keyof R, string>[] =>
  Object.keys(record).filter((key): key is Extract<keyof R, string> => Object.hasOwn(record, key))

/** A value for each key. */
export function recordOf<K extends string, V>(
  keys: readonly K[],
  valueOf: (key: K) => V,
): Readonly<Record<K, V>> {
  const isWhole = (record: Readonly<Record<string, V>>): record is Record<K, V> =>
    keys.every((key) => Object.hasOwn(record, key))
  const made = Object.fromEntries(keys.map((key) => [key, valueOf(key)]))
  if (!isWhole(made)) throw new Error('no value for a key')
  return made
}

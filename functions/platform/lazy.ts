/** Creates a value at the first call and keeps it, so that a Lambda only creates what its endpoint uses. */
/* @__NO_SIDE_EFFECTS__ */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}

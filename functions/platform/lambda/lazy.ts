/**
 * Made at the first call and kept for the life of the process: a Lambda pays only for what its endpoint uses.
 */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}

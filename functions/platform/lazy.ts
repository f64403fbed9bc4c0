/** Counts the changes of secrets: what was created before the last one is created anew. */
let generation = 0

/**
 * Creates a value at the first call and keeps it, so that a Lambda only creates what its endpoint uses. A value
 * is created anew after `createAnew`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T; readonly of: number } | null = null
  return () => {
    if (made?.of !== generation) made = { value: make(), of: generation }
    return made.value
  }
}

/** Lets every lazy value of this process be created anew at its next use, because a secret has changed. */
export function createAnew(): void {
  generation += 1
}

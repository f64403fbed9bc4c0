/**
 * Pairs each true value with at most one read value, best matches first; a pair must score at least `least`.
 */
export function pair<T, R>(
  truth: readonly T[],
  read: readonly R[],
  score: (truth: T, read: R) => number,
  least: number,
): ReadonlyMap<T, R> {
  const candidates = truth.flatMap((wanted, index) =>
    read.map((found, place) => ({
      wanted,
      found,
      score: score(wanted, found),
      apart: Math.abs(index - place),
    })),
  )
  const pairs = new Map<T, R>()
  const used = new Set<R>()
  for (const { wanted, found, score: points } of candidates.toSorted(
    (a, b) => b.score - a.score || a.apart - b.apart,
  )) {
    if (points < least || pairs.has(wanted) || used.has(found)) continue
    pairs.set(wanted, found)
    used.add(found)
  }
  return pairs
}

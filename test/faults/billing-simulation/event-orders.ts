/**
 * All permutations of `count` items, in lexicographic order.
 */
export function orders(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  const shorter = orders(count - 1)
  return Array.from({ length: count }, (_, first) =>
    shorter.map((rest) => [first, ...rest.map((index) => (index >= first ? index + 1 : index))]),
  ).flat()
}

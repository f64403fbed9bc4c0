import { words } from './words.ts'

/** The runs of five words of a text, lower case. */
export function shingles(text: string, size = 5): ReadonlySet<string> {
  const all = words(text).map((word) => word.text.toLowerCase())
  return new Set(all.slice(0, Math.max(0, all.length - size + 1)).map((_, at) => all.slice(at, at + size).join(' ')))
}

/** Jaccard likeness of two sets, 0 to 1. */
export function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const entry of one) if (other.has(entry)) shared += 1
  return shared / (one.size + other.size - shared)
}

import { remember } from '#platform/remember.ts'

/** The words of a text, lower case, marks left out. */
const plainWords = remember(
  (text): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [],
  50_000,
)

/** The runs of `size` words of a text in their order, lower case. */
export function runs(text: string, size: number): readonly string[] {
  const all = plainWords(text)
  return all.slice(0, Math.max(0, all.length - size + 1)).map((_, at) => all.slice(at, at + size).join(' '))
}

/** The runs of five words of a text, each once. */
export const shingles = (text: string, size = 5): ReadonlySet<string> => new Set(runs(text, size))

/** Jaccard likeness of two sets, 0 to 1. */
export function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const entry of one) if (other.has(entry)) shared += 1
  return shared / (one.size + other.size - shared)
}

/** The paragraphs of a letter without greeting and signature, which are alike in all letters of a sender. */
export function withoutEnvelope(body: string): string {
  const blocks = body.split(/\n{2,}/u)
  return (blocks.length > 2 ? blocks.slice(1, -1) : blocks).join('\n')
}

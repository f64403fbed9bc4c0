import { remember } from '../remember.ts'

/** The words of a text in lower case, without punctuation. */
const plainWords = remember(
  (text): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [],
  50_000,
)

/** Every run of `size` consecutive words of a text, in order and in lower case. */
export function runs(text: string, size: number): readonly string[] {
  const all = plainWords(text)
  return all.slice(0, Math.max(0, all.length - size + 1)).map((_, at) => all.slice(at, at + size).join(' '))
}

/** The distinct runs of `size` consecutive words of a text. */
export const shingles = (text: string, size = 5): ReadonlySet<string> => new Set(runs(text, size))

/** Jaccard similarity of two sets, 0 to 1; 0 when either is empty. */
export function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const entry of one) if (other.has(entry)) shared += 1
  return shared / (one.size + other.size - shared)
}

/** How much of two texts is the same, by their runs of five words: 0 to 1. */
export const likeness = (one: string, other: string): number => jaccard(shingles(one), shingles(other))

/** The paragraphs of a letter without greeting and signature, which all letters of a sender share. */
export function withoutEnvelope(body: string): string {
  const blocks = body.split(/\n{2,}/u)
  return (blocks.length > 2 ? blocks.slice(1, -1) : blocks).join('\n')
}

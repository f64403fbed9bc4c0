import type { Span } from '../model.ts'
import { NEAR, placesOf, type TextLines } from './text-lines.ts'

/** An item with a heading: where it begins, what its heading is said to hold, and the lines under it. */
export interface Entry {
  readonly at: number
  readonly values: readonly (string | null)[]
  readonly lines: readonly { readonly from: number; readonly to: number }[]
}

interface Claim {
  readonly owner: Entry
  readonly span: Span
}

const BULLET = /^[•·▪◦‣●○■*–-]\s/u

/** What lies over `span` and belongs to another entry. */
const taken = (claims: readonly Claim[], span: Span, owner: Entry): boolean =>
  claims.some((claim) => claim.owner !== owner && claim.span.start < span.end && span.start < claim.span.end)

/**
 * First and last line of an entry's own heading: from where it begins to its first line of text or the next
 * entry.
 */
function headingOf(entry: Entry, entries: readonly Entry[]): readonly [first: number, last: number] {
  const next = entries.flatMap(({ at }) => (at > entry.at ? [at - 1] : []))
  return [entry.at, Math.min(entry.at + NEAR, ...next, ...entry.lines.map(({ from }) => from - 1))]
}

/** How far up the heading may reach: over lines that follow each other and are nobody else's. */
function topOf(entry: Entry, entries: readonly Entry[], claims: readonly Claim[], lines: TextLines): number {
  const begins = (line: number): boolean => entries.some(({ at }) => at === line)
  const isFree = (line: number): boolean => {
    const words = lines.wordsOf(line)
    const isText =
      words === '' ||
      BULLET.test(words) ||
      entries.some(({ lines: under }) => under.some(({ from, to }) => from <= line && line <= to))
    return !isText && !begins(line) && !taken(claims, lines.spanOf(line, line), entry)
  }
  let top = entry.at
  while (top > Math.max(1, entry.at - NEAR) && isFree(top - 1)) top -= 1
  // Right below another entry's first line the lines are the rest of that one's heading.
  return begins(top - 1) ? entry.at : top
}

/**
 * The places of the values of all headings, in the order of the entries and their values. Null where a value
 * does not stand in its own heading: what stands in the heading of one entry is never another's.
 */
export function claimHeadings(
  text: string,
  lines: TextLines,
  entries: readonly Entry[],
): readonly (readonly (Span | null)[])[] {
  const found = new Map<Entry, (Span | null)[]>()
  const claims: Claim[] = []
  const claim = (entry: Entry, first: number, last: number): void => {
    const known = found.get(entry) ?? []
    if (last < first) return
    const distance = ({ start }: Span): number => Math.abs(lines.lineOf(start) - entry.at)
    found.set(
      entry,
      entry.values.map((value, index) => {
        if (value === null || known[index]) return known[index] ?? null
        const span = placesOf(text, value, lines.spanOf(first, last))
          .filter((place) => !taken(claims, place, entry))
          .toSorted((a, b) => distance(a) - distance(b))[0]
        if (span !== undefined) claims.push({ owner: entry, span })
        return span ?? null
      }),
    )
  }
  const inOrder = entries.toSorted((a, b) => a.at - b.at)
  for (const entry of inOrder) claim(entry, ...headingOf(entry, entries))
  for (const entry of inOrder) {
    const top = topOf(entry, entries, claims, lines)
    if (top < entry.at) claim(entry, top, Math.max(entry.at, headingOf(entry, entries)[1]))
  }
  return entries.map((entry) => found.get(entry) ?? [])
}

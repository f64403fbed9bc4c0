import type { Span } from '../../values/resume-facts.ts'
import { NEAR, placesOf, type TextLines } from './text-lines.ts'

/** An item with a heading: its first line, the values of its heading, and the ranges of lines below. */
export interface Entry {
  readonly at: number
  readonly values: readonly (string | null)[]
  readonly lines: readonly { readonly from: number; readonly to: number }[]
}

const BULLET = /^[•·▪◦‣●○■*–-]\s/u

/**
 * Finds each value in the heading of its own entry; returns spans in the order of the entries and values,
 * null if not found. No text is claimed by two entries. A heading reaches from the entry’s first line to its
 * first statement or the next entry, and, if values are missing, up over lines of no other entry.
 */
export function claimHeadings(
  lines: TextLines,
  entries: readonly Entry[],
): readonly (readonly (Span | null)[])[] {
  const claims: { readonly owner: Entry; readonly span: Span }[] = []
  const found = new Map(entries.map((entry) => [entry, entry.values.map((): Span | null => null)]))
  const isTaken = ({ start, end }: Span, owner: Entry): boolean =>
    claims.some((claim) => claim.owner !== owner && claim.span.start < end && start < claim.span.end)
  const claim = (entry: Entry, first: number, last: number): void => {
    const places = found.get(entry) ?? []
    for (const [index, value] of entry.values.entries()) {
      if (value === null || places[index] || last < first) continue
      const free = placesOf(lines.text, value, lines.spanOf(first, last)).filter(
        (place) => !isTaken(place, entry),
      )
      const span = lines.nearest(free, entry.at)
      if (span === undefined) continue
      places[index] = span
      claims.push({ owner: entry, span })
    }
  }
  const bottomOf = (entry: Entry): number =>
    Math.min(
      entry.at + NEAR,
      ...entries.flatMap(({ at }) => (at > entry.at ? [at - 1] : [])),
      ...entry.lines.map(({ from }) => from - 1),
    )
  const begins = (line: number): boolean => entries.some(({ at }) => at === line)
  const isFree = (line: number, entry: Entry): boolean =>
    lines.wordsOf(line) !== '' &&
    !BULLET.test(lines.wordsOf(line)) &&
    !begins(line) &&
    !entries.some(({ lines: under }) => under.some(({ from, to }) => from <= line && line <= to)) &&
    !isTaken(lines.spanOf(line, line), entry)
  const inOrder = entries.toSorted((a, b) => a.at - b.at)
  for (const entry of inOrder) claim(entry, entry.at, bottomOf(entry))
  for (const entry of inOrder) {
    let top = entry.at
    while (top > Math.max(1, entry.at - NEAR) && isFree(top - 1, entry)) top -= 1
    // Lines directly below another entry's first line belong to that entry's heading.
    if (top < entry.at && !begins(top - 1)) claim(entry, top, Math.max(entry.at, bottomOf(entry)))
  }
  return entries.map((entry) => found.get(entry) ?? [])
}

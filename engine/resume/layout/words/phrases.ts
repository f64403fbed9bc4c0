import type { Span } from '../../../values/resume-facts.ts'

/** A span of the text with its words. */
export interface Phrase extends Span {
  readonly words: string
}

const DIVIDER = /\s*(?:[|•·‣∙⋅\p{So}]|\t| {2,}|\s[–—-]\s|\s\/\s)\s*/gu

/** Splits text[start, end) at bars, bullets, dashes and wide gaps, or at `divider`, outside of brackets and unless `isNone`. */
export function phrases(
  text: string,
  { start, end }: Span,
  divider = DIVIDER,
  isNone: (cut: RegExpExecArray) => boolean = () => false,
): readonly Phrase[] {
  const area = text.slice(start, end)
  const edges: (readonly [from: number, to: number])[] = []
  let [from, seen, depth] = [0, 0, 0]
  for (const cut of area.matchAll(divider)) {
    for (const [sign] of area.slice(seen, cut.index).matchAll(/[()]/gu))
      depth = Math.max(0, depth + (sign === '(' ? 1 : -1))
    seen = cut.index
    if (depth > 0 || isNone(cut)) continue
    edges.push([from, cut.index])
    from = cut.index + cut[0].length
  }
  return [...edges, [from, area.length] as const].flatMap(([first, last]) =>
    first < last ? [{ start: start + first, end: start + last, words: area.slice(first, last) }] : [],
  )
}

/** Whether two lines begin with the same word, as items of a list do: "Otter Certified Builder" below "Otter Certified Clerk". */
export const beginAlike = (one: string, other: string): boolean =>
  one.split(' ', 1)[0] === other.split(' ', 1)[0]

import { isCapitals, type Line } from '../text/lines.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import { hasRunningWords } from '../words/statements.ts'
import { headingKind } from './headings.ts'

const MAX_OWN_HEADING = 45
export const ALONE = 'alone '

/**
 * The ways a line is set: its style in the document, in its column (a sidebar may have headings in a style that
 * elsewhere is that of employers), and with an empty line on either side.
 */
export const stylesOf = (
  { first: { style, block, gap } }: Paragraph,
  next: Paragraph | undefined,
): readonly string[] => [
  style,
  `${block} ${style}`,
  ...(gap > 0.9 && (next?.first.gap ?? 0) > 0.9 ? [`${ALONE}${style}`] : []),
]

/** Short, without dates, addresses or the end of a sentence, as a heading is; a phrase may have a year. */
export const mayBeHeading = (line: Line): boolean =>
  line.marker === '' &&
  line.cells.length === 1 &&
  line.words.length <= MAX_OWN_HEADING &&
  !(isPhrase(line) ? /@|[.,;]$/u : /[@\d]|[.,;]$/u).test(line.words)

const isPhrase = (line: Line): boolean => !isEntry(line) && hasRunningWords(line.words)

/** Headings of unknown words that show their style. */
const MIN_UNKNOWN = 3

/** The styles of a document's headings, and whether nothing but headings has each of them. */
export type Looks = ReadonlyMap<string, boolean>

/**
 * The styles of at least two known headings and of little else; and those of larger letters, of capitals with
 * space above or of a word processor's headings in which nothing stands but short lines.
 */
export function headingLooks(paragraphs: readonly Paragraph[]): Looks {
  const usual = medianSize(paragraphs)
  const styles = new Map<
    string,
    { line: Line; below: Line | undefined; count: number; isAboveDates: boolean }[]
  >()
  for (const [index, paragraph] of paragraphs.entries()) {
    const next = paragraphs[index + 1]
    const one = {
      line: paragraph.first,
      below: next?.first,
      count: paragraph.lines.length,
      isAboveDates: isDated(next?.words ?? ''),
    }
    for (const style of stylesOf(paragraph, next)) styles.set(style, [...(styles.get(style) ?? []), one])
  }
  const looks = new Map<string, boolean>()
  /** Size of the letters of known headings; smaller headings stand within their sections. */
  const sizes = [...styles.values()].flatMap((some) =>
    some.filter(({ line }) => isKnown(line)).length >= 2 && some.every(({ line }) => mayBeHeading(line))
      ? some.map(({ line }) => line.size)
      : [],
  )
  const least = Math.min(...sizes)
  for (const [style, lines] of styles) {
    // "EPA 609" in a list is in capitals by chance.
    const some = lines.filter(
      ({ line, count }) =>
        line.cells.length === 1 && (count > 1 || !isCapitals(line.words) || mayBeHeading(line)),
    )
    const known = some.filter(({ line }) => isKnown(line)).length
    const all = some.reduce((sum, { count }) => sum + count, 0)
    const isLarge = some.every(
      ({ line }) => line.heading || (line.size > usual * 1.05 && (sizes.length === 0 || line.size >= least)),
    )
    // Capitals that stand apart, or never below each other as the items of a list do.
    const isCapital = some.every(({ line, below }) => isCapitals(line.words) && below?.style !== line.style)
    const isSpaced = known >= 2 && some.every(({ line }) => line.gap > 0.9)
    const entries = some.filter(({ line }) => isEntry(line)).length
    const isApart =
      (isLarge || isCapital || isSpaced) &&
      some.every(({ line }) => mayBeHeading(line)) &&
      entries <= some.length * 0.25
    const dated = some.filter(({ isAboveDates }) => isAboveDates).length
    if (known >= 2 && known >= all * 0.5) looks.set(style, true)
    else if (isApart && some.length >= MIN_UNKNOWN)
      looks.set(style, dated <= some.length / 2 || (isLarge && known > 0))
  }
  return looks
}

export const isDated = (words: string): boolean => /(?:19|20)\d\d/u.test(words)

function medianSize(paragraphs: readonly Paragraph[]): number {
  const sizes = paragraphs.flatMap(({ lines }) => lines.map(({ size }) => size)).toSorted((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 0
}

/** Whether the words of a line are those of a title or an employer. */
export const isEntry = ({ words }: Line): boolean => titleScore(words) > 0 || employerScore(words) > 0

const isKnown = (line: Line): boolean =>
  line.marker === '' && line.cells.length === 1 && headingKind(line.words) !== null

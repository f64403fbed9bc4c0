import { linesBetween, type Paragraph, paragraphOf, unwrapped } from '../text/paragraphs.ts'
import type { Span } from '../../../values/resume-facts.ts'
import { findRange } from '../words/dates.ts'
import { titleScore } from '../words/job-words.ts'
import { type Phrase, phrases } from '../words/phrases.ts'
import { isProse, sentences } from '../words/statements.ts'
import { toHead } from './classify.ts'
import { labelParts } from './label.ts'
import type { Label } from './form-labels.ts'
import { type HeadLine, isSmall, partsOf } from './parts.ts'

/** The paragraphs, with the first lines of jobs apart from the work that runs on behind them. */
export const withoutRunIns = (text: string, paragraphs: readonly Paragraph[]): readonly Paragraph[] =>
  apart(
    text,
    paragraphs.flatMap((paragraph, index) =>
      isWrappedHead(text, paragraph, paragraphs[index - 1], paragraphs[index + 1])
        ? unwrapped(text, paragraph, paragraph)
        : withoutWork(text, paragraph, paragraphs[index - 1]),
    ),
  )

/** Words of a title and employer that a margin wrapped. */
const MAX_WRAPPED = 20

/**
 * Whether wrapped lines are the first ones of a job: they name title and employer above its dates, or a title below a dated
 * line that names none.
 */
function isWrappedHead(
  text: string,
  { first, lines, words }: Paragraph,
  above: Paragraph | undefined,
  below: Paragraph | undefined,
): boolean {
  const isLong = words.split(/\s/u).length > MAX_WRAPPED || isProse(words)
  if (lines.length === 1 || first.marker !== '' || first.cells.length > 1 || isLong) return false
  const heads = lines.map((line) => ({ line, range: null }))
  const next = below && below.first.marker === '' ? toHead(text, below.first).range : null
  if (below !== undefined && next !== null && next.from <= below.start + 1) return namesBoth(text, heads)
  const dated = above?.lines.length === 1 ? [toHead(text, above.first)] : []
  return (
    titleScore(words.split(/[,(]/u)[0]?.trim() ?? '') === 2 &&
    dated.some(({ range }) => range !== null) &&
    !nameAll(text, dated, ['title'])
  )
}

/** Signs between jobs that are told in a row, each with its own dates at its end. */
const IN_A_ROW = /;\s+|\s[•·]\s+|,\s+(?:formerly|previously|before that|vorher|zuvor|auparavant|antes)\s+/gu

/** "Director since 2020; Clerk, Kestrel Foods, 2016 – 2020" and on the line below the rest: each job by itself. */
function apart(text: string, paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const isWhole = ({ start, end }: Span) => (findRange(text, start, end)?.to ?? 0) >= end
  const itemsOf = (one: Paragraph) => (one.first.marker === '' ? phrases(text, one, IN_A_ROW) : [])
  const isOpen = (items: readonly Phrase[]) =>
    items.length > 1 &&
    items.some(({ words }) => nameTitle(words)) &&
    items.every((item, index) => isWhole(item) === index < items.length - 1)
  const blocks: Paragraph[] = []
  for (const paragraph of paragraphs) {
    const above = blocks.at(-1)
    if (above && paragraph.first.marker === '' && paragraph.first.gap < 0.5 && isOpen(itemsOf(above)))
      blocks.splice(-1, 1, ...paragraphOf([...above.lines, ...paragraph.lines]))
    else blocks.push(paragraph)
  }
  return blocks.flatMap((block) => {
    const jobs = itemsOf(block)
    return jobs.length > 1 && jobs.every(isWhole) && jobs.some(({ words }) => nameTitle(words))
      ? jobs.flatMap((job) => unwrapped(text, block, job))
      : [block]
  })
}

const nameTitle = (words: string): boolean => titleScore(words.split(',')[0] ?? '') > 0

/** Sentences that may name a job: "Plumbers helper. D. Mancuso Plumbing, East New York." */
const MAX_NAMING = 2

const isDatesAlone = ({ range }: HeadLine, { start, end }: Span): boolean =>
  range !== null && range.from <= start + 1 && range.to >= end - 1

/** Where the words of a job begin that stand below or beside dates alone; null for any other paragraph. */
function besideDates(text: string, { first, start }: Paragraph, above: Paragraph | undefined): number | null {
  const [dates, words, ...others] = first.cells
  if (first.marker !== '' || others.length > 0 || dates === undefined) return null
  if (words !== undefined) return isDatesAlone(toHead(text, first), dates) ? words.start : null
  return above !== undefined && isDatesAlone(toHead(text, above.first), above) ? start : null
}

/** Cuts the work off that runs on behind the sentences that name title and employer, beside or below dates. */
function withoutWork(text: string, paragraph: Paragraph, above: Paragraph | undefined): readonly Paragraph[] {
  const from = besideDates(text, paragraph, above)
  if (from === null) return [paragraph]
  const told = sentences(text, from, paragraph.end)
  const named = told.slice(0, Math.min(MAX_NAMING, told.length - 1)).find(({ end }) =>
    linesBetween(paragraph, from, end - 1).some(({ lines }) =>
      namesBoth(
        text,
        lines.map((line) => ({ line, range: null })),
      ),
    ),
  )
  return named === undefined
    ? [paragraph]
    : [
        ...linesBetween(paragraph, paragraph.start, named.end - 1),
        ...linesBetween(paragraph, named.end, paragraph.end),
      ]
}

/** Whether first lines name these. */
export function nameAll(text: string, heads: readonly HeadLine[], labels: readonly Label[]): boolean {
  const { segments } = labelParts(partsOf(text, heads), new Map())
  return labels.every((label) =>
    segments.some(({ label: own, words }) => own === label && (label !== 'employer' || !isSmall(words))),
  )
}

export const namesBoth = (text: string, heads: readonly HeadLine[]): boolean =>
  nameAll(text, heads, ['title', 'employer'])

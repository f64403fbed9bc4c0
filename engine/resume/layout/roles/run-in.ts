import { cutLine } from '../text/lines.ts'
import { linesBetween, type Paragraph, paragraphOf, unwrapped } from '../text/paragraphs.ts'
import type { Span } from '../../../values/resume-facts.ts'
import { type DateRange, findRange, findSingle } from '../words/dates.ts'
import { factAt } from '../words/fact.ts'
import { titleScore } from '../words/job-words.ts'
import { type Phrase, phrases } from '../words/phrases.ts'
import { hasRunningWords, isProse, sentences } from '../words/statements.ts'
import { headRange, isKnown, toHead } from './classify.ts'
import { labelParts } from './label.ts'
import { type HeadLine, type Label, partsOf } from './parts.ts'

/** The paragraphs, with the first lines of jobs apart from the work that runs on behind them. */
export const withoutRunIns = (text: string, paragraphs: readonly Paragraph[]): readonly Paragraph[] =>
  apart(
    text,
    withoutBullets(text, paragraphs).flatMap((paragraph, index) =>
      isWrappedHead(text, paragraph, paragraphs[index - 1], paragraphs[index + 1])
        ? unwrapped(text, paragraph, paragraph)
        : withoutWork(text, paragraph, paragraphs[index - 1]).flatMap((part) => withoutRunIn(text, part)),
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

/** Jobs that are bullets above their dates, "* Clerk - Kestrel Foods", and whose statements may have none. */
function withoutBullets(text: string, paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const areDates = (one: Paragraph | undefined) =>
    one?.first.marker === '' && isDatesAlone(toHead(text, one.first), one.first)
  const isTitle = (words: string) => nameTitle(words) && !hasRunningWords(words)
  const isJob = ({ first, lines }: Paragraph, index: number) => {
    const parts = partsOf(text, [{ line: first, range: null }])
    return (
      first.marker !== '' &&
      lines.length === 1 &&
      areDates(paragraphs[index + 1]) &&
      !isTitle(paragraphs[index + 2]?.words ?? '') &&
      parts.length > 1 &&
      parts.some(isKnown)
    )
  }
  const jobs = paragraphs.filter(isJob)
  if (jobs.length === 0) return paragraphs
  const signs = new Set(jobs.map(({ first }) => first.marker))
  const markerOf = (one: Paragraph): string => {
    const isDated = headRange(text, one.first) !== null
    if (jobs.length > 1 && one.first.marker === '' && !isDated) return '-'
    return jobs.includes(one) || (jobs.length > 1 && isDated && signs.has(one.first.marker))
      ? ''
      : one.first.marker
  }
  return paragraphs.map((one) => ({ ...one, first: { ...one.first, marker: markerOf(one) } }))
}

/** Words after the dates of a line that make it a statement. */
const MIN_RUN_IN = 4

/** "2018 - Dec 2023. 3 chairs, 40 kids on a Saturday.": the dates, and the work that runs on behind them. */
function withoutRunIn(text: string, paragraph: Paragraph): readonly Paragraph[] {
  const { first, lines } = paragraph
  if (first.cells.length > 1 || !/\.\s/u.test(first.words)) return [paragraph]
  const { range } = toHead(text, first)
  if (range === null || range.from > first.start + 1) return [paragraph]
  const stop = /^\.\s+/u.exec(text.slice(range.to, first.end))?.[0].length ?? 0
  if (stop === 0 || text.slice(range.to, paragraph.end).split(/\s+/u).length <= MIN_RUN_IN) return [paragraph]
  const rest = cutLine(first, range.to + stop - first.start)
  // "2018 – 2020. Jefe de ventas. Talleres Arrieta S.A.": the job itself.
  if (namesBoth(text, [{ line: rest, range: null }])) return [paragraph]
  const head = { ...first, end: range.to, words: first.words.slice(0, range.to - first.start) }
  return [
    ...paragraphOf([{ ...head, cells: first.cells.map((cell) => ({ ...cell, end: range.to })) }]),
    ...paragraphOf([rest, ...lines.slice(1)]),
  ]
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
    if (above !== undefined && paragraph.first.gap < 0.5 && isOpen(itemsOf(above)))
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

const TILL_NOW = /^(?:bis|to|until|till|à|hasta|–|-) ?(?:heute|jetzt|now|today|present|date|ce jour|hoy)$/iu

/** The dates below the year of a time line, "2021  Receptionist" above "04/21 – 01/23"; null without both. */
export function datesBelow(
  text: string,
  { first }: Paragraph,
  next: Paragraph | undefined,
): DateRange | null {
  const [year, words] = first.cells
  if (year === undefined || words === undefined || next === undefined || next.first.cells.length > 1)
    return null
  const single = findSingle(text, year.start, year.end)
  if (single === null || single.end === null || !isDatesAlone({ line: first, range: single }, year))
    return null
  const bounds = { from: first.start, to: words.start }
  if (TILL_NOW.test(next.words))
    return { start: single.end, end: factAt(text, next.start, next.end, 'present'), ...bounds }
  const range = findRange(text, next.start, next.end)
  const isOfYear = range?.start?.value.startsWith(single.end.value) === true
  return range !== null && isOfYear && isDatesAlone({ line: next.first, range }, next)
    ? { ...range, ...bounds }
    : null
}

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
  return labels.every((label) => segments.some((segment) => segment.label === label))
}

export const namesBoth = (text: string, heads: readonly HeadLine[]): boolean =>
  nameAll(text, heads, ['title', 'employer'])

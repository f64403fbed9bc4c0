import { APART } from '../document.ts'
import type { Line } from '../text/lines.ts'
import { type Paragraph, paragraphOf } from '../text/paragraphs.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import { placeStart } from '../words/places.ts'
import { hasRunningWords, startsAction } from '../words/statements.ts'
import type { Fact, Span } from '../../../values/resume-facts.ts'
import { type DateRange, findRange, isInside, monthNumber } from '../words/dates.ts'
import { cutGroup } from './cut-group.ts'
import { headRange, isKnown, isMonths, kindOf, toHead } from './classify.ts'
import { type HeadLine, HOW_LONG, isBreak, isClient, partsOf } from './parts.ts'
import { nameAll, namesBoth, withoutRunIns } from './run-in.ts'

/** The first lines of an entry (title, employer, place, dates) and the paragraphs below them. */
export interface Entry {
  readonly head: readonly HeadLine[]
  readonly body: readonly Paragraph[]
  /** The line with names of months below the years; null when there is none. */
  readonly months: Line | null
  /** Whether it stands below a heading of its own, "Other". */
  readonly isApart: boolean
}

interface Group {
  readonly heads: HeadLine[]
  readonly body: Paragraph[]
  months: Line | null
}

/** From the start of an entry's first line to the end of its last one. */
export const spanOf = ({ head, body }: Entry): Span => ({
  start: head[0]?.line.start ?? 0,
  end: Math.max(head.at(-1)?.line.end ?? 0, body.at(-1)?.end ?? 0),
})

/** The dates of an entry, completed with months from the line below the years. */
export function rangeOf({ head, months }: Entry): DateRange | null {
  const range = head.find((one) => one.range !== null)?.range ?? null
  if (range === null || months === null) return range
  const names = months.words.split(/\s+/u).map(monthNumber)
  const withMonth = (fact: Fact | null, month: string | null | undefined): Fact | null =>
    fact === null || !month || !/^\d{4}$/u.test(fact.value)
      ? fact
      : { ...fact, value: `${fact.value}-${month}` }
  return { ...range, start: withMonth(range.start, names[0]), end: withMonth(range.end, names.at(-1)) }
}

/** More groups of first lines than any section of a resume has; the rest is ignored. */
const MAX_ENTRIES = 40

/**
 * Maximum number of first lines in a row. Each is compared with those before it, and a text with more of them
 * is no resume.
 */
const MAX_HEADS = 60

/** Cuts a section into entries; `loose` are the paragraphs before the first entry. */
export function cutEntries(
  text: string,
  paragraphs: readonly Paragraph[],
): { entries: readonly Entry[]; loose: readonly Paragraph[] } {
  const [before, ...groups] = groupsOf(text, paragraphs)
  const dated = groups.filter(({ heads }) => isDated(heads))
  const looks = new Set(dated.map(({ heads }) => lookOf(heads[0])))
  const leads = new Set(looks)
  for (const head of dated.flatMap(({ heads }) => heads)) if (head.range !== null) leads.delete(lookOf(head))
  const entries: Entry[] = []
  let isApart = false
  /** Adds paragraphs to the last entry. */
  const append = (body: readonly Paragraph[]): void => {
    const last = entries.pop()
    if (last !== undefined) entries.push({ ...last, body: [...last.body, ...body] })
  }
  for (const { heads, body, months } of groups.slice(0, MAX_ENTRIES)) {
    const namesJob = () =>
      leads.has(lookOf(heads[0])) || (looks.has(lookOf(heads[0])) && partsOf(text, heads).some(isKnown))
    // Undated lines that name no job, or are formatted unlike the first lines of entries, belong to the entry
    // above.
    const cut = isDated(heads) || dated.length === 0 || namesJob() ? cutGroup(text, heads) : []
    const above = heads.slice(0, heads.length - cut.flat().length)
    if ((entries.at(-1)?.body.length ?? 0) > 0) append(bodyOf(above))
    for (const [index, head] of cut.entries())
      entries.push({ head, body: [], months, isApart: isApart && index === 0 })
    isApart = cut.length === 0 && (heads[0]?.line.gap ?? 0) > APART
    append(body)
  }
  return { entries, loose: before?.body ?? [] }
}

const isDated = (heads: readonly HeadLine[]): boolean => heads.some(({ range }) => range !== null)

const lookOf = (head: HeadLine | undefined): string =>
  head === undefined ? '' : `${head.line.style}|${head.line.marker === '' ? '' : 'marked'}`

/** First lines that turned out to be statements, as paragraphs; those under four words are dropped. */
const bodyOf = (heads: readonly HeadLine[]): readonly Paragraph[] =>
  heads.flatMap(({ line }) => (line.words.split(' ').length >= 4 ? paragraphOf([line]) : []))

/** Runs of first lines, each with the paragraphs that follow; the first group has no first lines. */
function groupsOf(text: string, paragraphs: readonly Paragraph[]): readonly Group[] {
  const loose: Group = { heads: [], body: [], months: null }
  const groups = [loose]
  const all = withoutRunIns(text, paragraphs)
  const isList = all.every(({ first }) => first.marker !== '' || headRange(text, first) === null)
  for (const paragraph of all) {
    const group = groups.at(-1)
    const head = toHead(text, paragraph.first)
    const kind = kindOf(text, paragraph, head.range, isList)
    const isInHead = group !== undefined && group.heads.length > 0 && group.body.length === 0
    if (group === undefined || (kind === 'label' && !(isClient(paragraph) && isInHead))) continue
    if (isOfHouse(paragraph, head, group)) continue
    if (isMonths(paragraph.first)) group.months = paragraph.first
    else if (
      kind === 'body' ||
      (kind === 'head' && (isBodyLine(text, head, group) || isOfJob(text, head, group)))
    )
      (isOfOthers(text, paragraph, group) ? loose : group).body.push(paragraph)
    else if (isInHead && group.heads.length < MAX_HEADS && !(head.range && isBreakAlone(text, group)))
      group.heads.push(head)
    else groups.push({ heads: [head], body: [], months: null })
  }
  return groups
}

/** "2014 – 2015  Laid off": a time between two jobs, which may be written in another order than those. */
const isBreakAlone = (text: string, { heads: [head, ...more] }: Group): boolean =>
  head !== undefined && head.range !== null && more.length === 0 && isBreak(partsOf(text, [head]))

const HOUSE_SIZE =
  /(?:^|[\s~(])\d[\d.,]* (?:employees|people|staff|beds|seats|rooms|stores|pupils|students|mitarbeit\p{L}*|leute|betten|plätze|filialen|schüler\p{L}*|salariés|collaborateurs|personnes|lits|chambres|couverts|usines|magasins|élèves|emplead[oa]s|trabajador[ea]s|personas|camas|plazas|habitaciones|tiendas|alumnos)(?!\p{L})/iu
/** "Cosmetics, 190 employees, two plants": what an employer is, between its name and the first job there. */
const isOfHouse = ({ words, first }: Paragraph, { range }: HeadLine, { heads, body }: Group): boolean =>
  heads.length > 0 &&
  body.length === 0 &&
  range === null &&
  first.marker === '' &&
  !isDated(heads) &&
  heads.every(({ line }) => titleScore(line.words) === 0) &&
  titleScore(words) < 2 &&
  !startsAction(words) &&
  HOUSE_SIZE.test(words)

/** Horizontal position, in points, of the words of a first line; dates in the margin are skipped. */
const ownX = ({ line, range }: HeadLine): number =>
  range !== null && range.from <= line.start ? (line.cells[1]?.x ?? line.x) : line.x

/** The style of the words of a first line; dates in the margin are skipped. */
const ownStyle = ({ line, range }: HeadLine): string => {
  const at = range !== null && range.from <= line.start ? (line.cells[1]?.start ?? line.start) : line.start
  const look = line.looks.findLast(({ start }) => start <= at)?.look ?? line.look
  return line.style.replace(line.look, look)
}

/**
 * Whether a line without a bullet is a statement of the open entry: it is indented, formatted like the
 * statements above it, begins with a verb of action, or ends as a sentence. A phrase directly below first
 * lines that already name title and employer is a statement too.
 */
function isBodyLine(text: string, { line, range }: HeadLine, { heads, body, months }: Group): boolean {
  if (heads.length === 0 || range !== null || line.cells.length > 1) return false
  // "Electrician / Building services", and below it the employer with its legal form.
  if (
    heads.length < 3 &&
    body.length === 0 &&
    isFirm(line.words) &&
    !heads.some((head) => isFirm(head.line.words))
  )
    return false
  const words = line.words.split(' ').length
  const edges = heads.map(ownX)
  const above = body[0]?.first
  const isRunning = hasRunningWords(line.words.replaceAll(/\([^()]*\)/gu, ''))
  const dated = isDated(heads)
  // The employer may stand indented below title and dates, and a title below employer and dates.
  const isMissing = (name: 'title' | 'employer') => !nameAll(text, heads, [name])
  const mayBeName =
    above === undefined &&
    heads.length === 1 &&
    ((isMissing('employer') && !isRunning) ||
      (months === null && isMissing('title') && titleScore(line.words) === 2 && words <= MOST_OF_TITLE))
  if (dated && line.x > Math.max(...edges) + 6 && !mayBeName) return true
  if (
    isRunning &&
    above?.marker === '' &&
    above.style === line.style &&
    heads.every((head) => ownStyle(head) !== line.style)
  )
    return true
  const isPhrase =
    isRunning && words >= 3 && titleScore(line.words) < 2 && !/ [|•] |\(\d{4}/u.test(line.words)
  // In an export of LinkedIn, the employer may stand above another title.
  const isNamed = () => heads.some((head) => HOW_LONG.test(head.line.words)) || namesBoth(text, heads)
  if (above === undefined && dated && isPhrase && placeStart(line.words) < 0 && isNamed()) return true
  const isStatement =
    (isRunning && /[.!]$/u.test(line.words)) || (startsAction(line.words) && titleScore(line.words) < 2)
  return isStatement && (above !== undefined || dated)
}

/** Words of a title on a line of its own. */
const MOST_OF_TITLE = 5

/** Where the dates of a line are: before its words or behind them, apart or not. */
const placeOfDates = ({ line, range }: HeadLine): string =>
  range === null ? '' : `${range.from <= line.start ? 'before' : 'behind'} ${Math.min(2, line.cells.length)}`

/**
 * Whether a dated line that surely names neither a title nor an employer tells of the open job, or of the break: its dates are
 * within those above and set otherwise. "Part time, 25 hours since 09/2023"
 */
function isOfJob(text: string, head: HeadLine, { heads }: Group): boolean {
  const open = heads.find(({ range }) => range !== null)
  if (open === undefined || head.range === null || placeOfDates(open) === placeOfDates(head)) return false
  const [own, parts] = [partsOf(text, [head]), partsOf(text, heads)]
  // Dates alone are those of the line above them.
  const areDates = own.length === 0 && heads.at(-1)?.range === null
  return (
    !areDates &&
    !own.some(isKnown) &&
    isInside(head.range, open.range) &&
    (isBreak(parts) || nameAll(text, heads, ['title']))
  )
}

/** "Earlier: cook at Otter Inn (1994 to 1999)": a paragraph below bullets that tells of other years than those of their job. */
function isOfOthers(text: string, { first, start, end }: Paragraph, { heads, body }: Group): boolean {
  const range =
    first.marker === '' && first.gap > APART && body.length > 0 ? findRange(text, start, end) : null
  const open = heads.find((head) => head.range !== null)?.range ?? null
  return range !== null && body.every(({ first: { marker } }) => marker !== '') && !isInside(range, open)
}

const isFirm = (words: string): boolean =>
  words.split(/[,(\t]/u).some((part) => employerScore(part.trim()) === 2)

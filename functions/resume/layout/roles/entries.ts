import type { Line } from '../text/lines.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import { placeStart } from '../words/places.ts'
import { hasRunningWords, startsAction } from '../words/statements.ts'
import type { Span } from '../../model.ts'
import { isMonths, kindOf, toHead } from './classify.ts'
import { labelParts } from './label.ts'
import { type HeadLine, partsOf } from './parts.ts'

/** First lines of an entry and what stands under them. */
export interface Entry {
  readonly head: readonly HeadLine[]
  readonly body: readonly Paragraph[]
  /** Names of months set under the years of the first lines. */
  readonly months: Line | null
}

interface Group {
  readonly heads: HeadLine[]
  readonly body: Paragraph[]
  months: Line | null
}

/** From an entry's first line to the end of its last. */
export const spanOf = ({ head, body }: Entry): Span => ({
  start: head[0]?.line.start ?? 0,
  end: Math.max(head.at(-1)?.line.end ?? 0, body.at(-1)?.end ?? 0),
})

/** A resume has no more entries in a section; what follows is read as text. */
const MAX_ENTRIES = 40

/** Most lines before the dates that belong to an entry. */
const MAX_LEAD = 3

/**
 * First lines without anything under them, at most: each is compared with those before it. A text of nothing
 * else is no resume.
 */
const MAX_HEADS = 60

/** Cuts a section into entries; `loose` is what stands before the first of them. */
export function cutEntries(
  text: string,
  paragraphs: readonly Paragraph[],
): { entries: readonly Entry[]; loose: readonly Paragraph[] } {
  const groups = groupsOf(text, paragraphs)
  const [before, ...rest] = groups
  const dated = rest.filter(({ heads }) => heads.some(({ range }) => range !== null))
  const looks = new Set(dated.flatMap(({ heads }) => heads.slice(0, 1).map(({ line }) => lookOf(line))))
  const lead = commonLead(dated)
  const entries: Entry[] = []
  for (const group of rest.slice(0, MAX_ENTRIES * 2)) {
    if (entries.length >= MAX_ENTRIES) break
    const cut = cutGroup(text, group.heads, lead)
    const isNew =
      cut.length > 0 &&
      (cut.some((heads) => heads.some(({ range }) => range !== null)) ||
        dated.length === 0 ||
        looks.has(lookOf(group.heads[0]?.line)))
    if (!isNew) addTo(entries, group)
    else
      for (const [index, head] of cut.entries())
        entries.push({ head, body: index === cut.length - 1 ? group.body : [], months: group.months })
  }
  return { entries, loose: before?.body ?? [] }
}

const lookOf = (line: Line | undefined): string =>
  line === undefined
    ? ''
    : `${line.look}|${line.marker === '' ? '' : 'marked'}|${line.words === line.words.toUpperCase() ? 'caps' : ''}`

/** Lines that turned out to begin nothing belong to the entry above them. */
function addTo(entries: Entry[], group: Group): void {
  const last = entries.at(-1)
  if (last === undefined) return
  const lines = group.heads
    .filter(({ line }) => line.marker !== '' || line.words.split(' ').length >= 4)
    .map(
      ({ line }): Paragraph => ({
        lines: [line],
        first: line,
        start: line.start,
        end: line.end,
        words: line.words,
      }),
    )
  entries[entries.length - 1] = {
    ...last,
    body: [...last.body, ...(last.body.length > 0 ? lines : []), ...group.body],
  }
}

/** Runs of first lines, each with what follows it; the first has no first lines. */
function groupsOf(text: string, paragraphs: readonly Paragraph[]): readonly Group[] {
  const groups: Group[] = [{ heads: [], body: [], months: null }]
  for (const [index, paragraph] of paragraphs.entries()) {
    const group = groups.at(-1)
    const head = toHead(text, paragraph.first)
    const kind = kindOf(text, paragraph, head.range, paragraphs[index + 1], paragraphs[index - 1])
    if (group === undefined || kind === 'label') continue
    if (isMonths(paragraph.first)) group.months = paragraph.first
    else if (kind === 'body' || isDeed(text, head, group)) group.body.push(paragraph)
    else if (group.heads.length > 0 && group.heads.length < MAX_HEADS && group.body.length === 0)
      group.heads.push(head)
    else groups.push({ heads: [head], body: [], months: null })
  }
  return groups
}

/**
 * Under first lines that name title, employer and dates, a phrase that is neither of them nor a place says
 * what was done.
 */
function isPlainDeed(text: string, line: Line, heads: readonly HeadLine[]): boolean {
  if (
    line.words.split(' ').length < 3 ||
    line.cells.length > 1 ||
    !heads.some(({ range }) => range !== null) ||
    / [|•] |\(\d{4}/u.test(line.words)
  )
    return false
  if (!hasRunningWords(line.words) || employerScore(line.words) === 2 || placeStart(line.words) >= 0)
    return false
  return namesBoth(text, heads)
}

/** Whether first lines name a title and an employer. */
function namesBoth(text: string, heads: readonly HeadLine[]): boolean {
  const { segments } = labelParts(partsOf(text, heads), new Map())
  return ['title', 'employer'].every((label) => segments.some((segment) => segment.label === label))
}

/** Where the words of a first line begin, dates in the margin left out. */
const ownX = ({ line, range }: HeadLine): number =>
  range !== null && line.cells.length > 1 && line.cells[0] !== undefined && range.from <= line.start
    ? (line.cells[1]?.x ?? line.x)
    : line.x

/**
 * Among deeds, a line without a bullet that begins with what was done is one too, and so is one that ends as
 * a sentence.
 */
function isDeed(text: string, { line: first, range }: HeadLine, group: Group): boolean {
  if (group.heads.length === 0 || range !== null || first.cells.length > 1) return false
  const dated = group.heads.some((head) => head.range !== null)
  // Back at the edge where first lines begin, while what was done is set in.
  const [edge, body] = [Math.min(...group.heads.map(ownX)), group.body[0]?.first]
  if (
    body !== undefined &&
    body.outer > edge + 6 &&
    first.x <= edge + 4 &&
    first.words.split(' ').length <= 10
  )
    return false
  const inset = dated && first.x > Math.max(...group.heads.map(ownX)) + 6
  const alike =
    body?.marker === '' &&
    hasRunningWords(first.words) &&
    lookOf(body) === lookOf(first) &&
    lookOf(group.heads[0]?.line) !== lookOf(first)
  if (inset || alike || (body === undefined && isPlainDeed(text, first, group.heads))) return true
  const said =
    (/[.!]$/u.test(first.words) && hasRunningWords(first.words)) ||
    (startsAction(first.words) && first.words.split(' ').length >= 3 && titleScore(first.words) < 2)
  return said && (body !== undefined || dated)
}

/** How many lines before the dates an entry begins, by the groups with one set of dates. */
function commonLead(groups: readonly Group[]): number | null {
  const leads = groups
    .filter(({ heads }) => heads.filter(({ range }) => range !== null).length === 1)
    .map(({ heads }) =>
      Math.min(
        MAX_LEAD,
        heads.findIndex(({ range }) => range !== null),
      ),
    )
  const counts = new Map<number, number>()
  for (const lead of leads) counts.set(lead, (counts.get(lead) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/** Without dates, each line that names title and employer is an entry of its own. */
function undated(text: string, heads: readonly HeadLine[]): readonly (readonly HeadLine[])[] {
  if (heads.length > 1 && heads.every((head) => namesBoth(text, [head]))) return heads.map((head) => [head])
  return heads.length === 0 ? [] : [heads.slice(-3)]
}

/** Cuts first lines that follow each other into entries, each with one set of dates. */
function cutGroup(
  text: string,
  heads: readonly HeadLine[],
  lead: number | null,
): readonly (readonly HeadLine[])[] {
  const anchors = heads.flatMap(({ range }, index) => (range === null ? [] : [index]))
  if (anchors.length === 0) return undated(text, heads)
  const starts = anchors.map((anchor, order) => {
    if (order === 0) return Math.max(0, anchor - MAX_LEAD)
    const free = (anchors[order - 1] ?? 0) + 1
    const gap = heads.findLastIndex(({ line }, index) => index >= free && index <= anchor && line.gap > 0.45)
    return gap >= free ? gap : Math.max(free, anchor - (lead ?? anchors[0] ?? 0))
  })
  return anchors.map((_, order) => heads.slice(starts[order], starts[order + 1] ?? heads.length))
}

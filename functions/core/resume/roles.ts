import { findRange, findSingle, type DateRange } from './dates.ts'
import { factAt } from './fact.ts'
import { employerScore, titleScore } from './job-words.ts'
import { continues, type Line } from './lines.ts'
import type { Fact, ResumeRole } from './model.ts'
import { chooseHeader, headerParts, type Header, type HeaderPart } from './role-header.ts'
import { placeStart } from './places.ts'
import { isLabel, isProse, sentences, startsAction, type Statement } from './statements.ts'

export interface RoleDraft {
  readonly role: Omit<ResumeRole, 'id' | 'kind'>
  readonly statements: readonly Statement[]
}

interface HeadLine extends Line {
  readonly range: DateRange | null
}

interface Entry {
  readonly head: readonly HeadLine[]
  readonly header: Header
  readonly range: DateRange | null
  readonly statements: Statement[]
  end: number
}

interface RolesRead {
  readonly roles: readonly RoleDraft[]
  /** Statements of the section that stand under no role. */
  readonly loose: readonly Statement[]
}

/** Reads the roles of one section: whatever order title, employer, place and dates stand in. */
export function readRoles(text: string, lines: readonly Line[], fullWidth: number): RolesRead {
  const { entries, loose } = readEntries(text, lines, fullWidth)
  const layout = layoutOf(entries)
  const roles: RoleDraft[] = []
  const strays = [...loose]
  let group: HeaderPart | null = null
  for (const [index, entry] of entries.entries()) {
    const header = settle(entry.header, layout)
    const next = entries[index + 1]
    if (isGroupHead(entry, header, next)) {
      group = header.employer ?? header.open[0] ?? null
      continue
    }
    const inherited: HeaderPart | null = header.employer === null && header.title !== null ? group : null
    if (header.employer !== null) group = header.title !== null && header.employer.line < header.title.line ? header.employer : null
    if (header.title === null && header.employer === null) strays.push(...entry.statements)
    else roles.push({ role: toRole(text, entry, { ...header, employer: header.employer ?? inherited }), statements: entry.statements })
  }
  return { roles, loose: strays }
}

/** The dates on a line, when the rest of the line can be part of a role's heading. */
function headRange(text: string, line: Line): DateRange | null {
  const range = findRange(text, line.start, line.end) ?? edgeSingle(text, line)
  if (range === null || line.words.length - (range.to - range.from) > 110) return null
  if (isDeedSince(text, line, range)) return null
  const atEdge = range.from <= line.start + 1 || range.to >= line.end - 1
  return atEdge || !isProse(line.words) ? range : null
}

/** "Installed over 140 chargers since 2021": the year belongs to the deed, nothing sets it apart from it. */
function isDeedSince(text: string, line: Line, range: DateRange): boolean {
  const lead = text.slice(line.start, range.from)
  const between = text.slice(range.from, (range.end ?? range.start)?.span.start ?? range.from)
  return startsAction(line.words) && titleScore(lead) < 2 && lead.split(' ').length >= 3 && /^\s?$/u.test(between)
}

function edgeSingle(text: string, line: Line): DateRange | null {
  if (isProse(line.words)) return null
  const single = findSingle(text, line.start, line.end)
  return single !== null && (single.from <= line.start || single.to >= line.end) ? single : null
}

function bulletedHead(text: string, line: Line): boolean {
  const range = findRange(text, line.start, line.end)
  if (range === null || (range.from > line.start && range.to < line.end)) return false
  const header = chooseHeader(headerParts(text, [{ start: line.start, end: line.end, range }]))
  return header.title !== null && titleScore(header.title.words) === 2 && header.employer !== null
}

/** Under a heading that is complete, a line without a bullet that is neither title, employer, place nor date says what was done. */
function isPlainDeed(text: string, line: Line, heads: readonly HeadLine[]): boolean {
  if (line.blankBefore || line.bullet || line.words.split(/\s+/u).length < 4 || / {2,}|\t|\||^\p{Ll}/u.test(line.words)) return false
  if (!heads.some(({ range }) => range !== null) || headRange(text, line) !== null || titleScore(line.words) > 0 || employerScore(line.words) > 0 || placeStart(line.words) >= 0) return false
  const { title, employer } = toEntry(text, heads.slice(-3)).header
  return title !== null && employer !== null
}

function readEntries(text: string, lines: readonly Line[], fullWidth: number): { entries: readonly Entry[]; loose: readonly Statement[] } {
  const entries: Entry[] = []
  const loose: Statement[] = []
  let heads: HeadLine[] = []
  let body: Line[] = []
  const closeBody = () => {
    const entry = entries.at(-1)
    const statements = body.length === 0 ? [] : bodyStatements(text, body, fullWidth)
    ;(entry?.statements ?? loose).push(...statements)
    if (entry !== undefined && body.length > 0) entry.end = Math.max(entry.end, body.at(-1)?.end ?? 0)
    body = []
  }
  const closeHeads = () => {
    if (heads.length === 0) return
    closeBodyBefore(heads)
    heads = []
  }
  const closeBodyBefore = (found: readonly HeadLine[]) => {
    const fresh = toEntries(text, found)
    closeBody()
    entries.push(...fresh)
  }
  let above: Line | null = null
  for (const line of lines) {
    const inBody = body.length > 0 && heads.length === 0
    const goesOn: boolean = inBody && above !== null && continues(line, above, fullWidth) && (findRange(text, line.start, line.end) === null || /^\p{Ll}/u.test(line.words))
    const ends = inBody && !line.bullet && !line.blankBefore && saysSomething(line.words) && headRange(text, line) === null
    const asBody = goesOn || ends || isPlainDeed(text, line, heads) || isLabel(line.words) || (line.bullet ? !bulletedHead(text, line) : isProse(line.words) && headRange(text, line) === null)
    if (asBody) {
      closeHeads()
      body.push(line)
    } else {
      heads.push({ ...line, range: headRange(text, line) })
    }
    above = goesOn && above !== null ? { ...line, bullet: above.bullet, indent: above.indent } : line
  }
  closeHeads()
  closeBody()
  return { entries, loose }
}

/** Cuts a run of heading lines into roles, each with one set of dates; without any dates it must name title and employer. */
function toEntries(text: string, heads: readonly HeadLine[]): readonly Entry[] {
  const anchors = heads.flatMap((line, index) => (line.range === null ? [] : [index]))
  const first = anchors[0]
  if (first === undefined) {
    const entry = toEntry(text, heads.slice(-2))
    const certain = entry.header.title !== null && titleScore(entry.header.title.words) === 2 && entry.header.employer !== null
    return certain ? [entry] : []
  }
  const lead = Math.min(first, 3)
  const starts = anchors.map((anchor, order) => {
    const free = (anchors[order - 1] ?? -1) + 1
    if (order === 0) {
      const block = heads.findLastIndex((line, index) => index <= anchor && line.blankBefore)
      const own = block < 0 ? null : toEntry(text, heads.slice(block, anchor + 3)).header
      // What stands above an empty line belongs here only when title or employer are still wanting.
      return own?.title && own.employer ? Math.max(free, block) : Math.max(free, anchor - lead)
    }
    const gap = heads.findIndex((line, index) => index >= free && index <= anchor && line.blankBefore)
    return gap < 0 ? Math.max(free, anchor - lead) : Math.max(gap, anchor - 3)
  })
  return anchors.map((anchor, order) => toEntry(text, heads.slice(starts[order], Math.min(starts[order + 1] ?? heads.length, anchor + 3))))
}

function toEntry(text: string, head: readonly HeadLine[]): Entry {
  const header = chooseHeader(headerParts(text, head))
  return { head, header, range: head.find((line) => line.range !== null)?.range ?? null, statements: [], end: head.at(-1)?.end ?? 0 }
}

type Layout = 'title' | 'employer' | null

/** Which of title and employer this resume writes first, by its roles that leave no doubt. */
function layoutOf(entries: readonly Entry[]): Layout {
  let lead = 0
  for (const { header } of entries) {
    if (header.title !== null && header.employer !== null) lead += header.title.start < header.employer.start ? 1 : -1
  }
  return lead === 0 ? null : lead > 0 ? 'title' : 'employer'
}

function settle(header: Header, layout: Layout): Header {
  const [first, second] = header.open
  if (layout === null || header.title !== null || header.employer !== null || first === undefined || second === undefined) return header
  return layout === 'title' ? { ...header, title: first, employer: second } : { ...header, title: second, employer: first }
}

/** `Acme 2015 – 2023` above the dated titles held there: no role of its own. */
function isGroupHead(entry: Entry, header: Header, next: Entry | undefined): boolean {
  if (header.title !== null || entry.statements.length > 0 || next === undefined) return false
  return (header.employer !== null || header.open.length === 1) && next.header.title !== null && next.header.employer === null
}

function toRole(text: string, entry: Entry, header: Header): RoleDraft['role'] {
  const fact = (found: HeaderPart | null): Fact | null => (found === null ? null : factAt(text, found.start, found.end))
  return {
    title: fact(header.title),
    employer: fact(header.employer),
    location: fact(header.place),
    start: entry.range?.start ?? null,
    end: entry.range?.end ?? null,
    span: { start: entry.head[0]?.outer ?? 0, end: entry.end },
  }
}

// Among statements a short one counts too: "Trained 25 graduates".
const saysSomething = (words: string): boolean => /[.!]$/u.test(words) || (startsAction(words) && words.split(' ').length >= 3 && titleScore(words) < 2)

function joins(line: Line, group: readonly Line[], fullWidth: number): boolean {
  const [first, above] = [group[0], group.at(-1)]
  if (first === undefined || above === undefined || line.blankBefore) return false
  return first.bullet || continues(line, { ...above, indent: first.indent }, fullWidth)
}

function bodyStatements(text: string, body: readonly Line[], fullWidth: number): readonly Statement[] {
  const groups: Line[][] = []
  for (const line of body) {
    const group = groups.at(-1)
    const above = group?.at(-1)
    const opens = line.bullet || isLabel(line.words) || group === undefined || above === undefined || !joins(line, group, fullWidth) || (group[0] !== undefined && isLabel(group[0].words))
    if (opens) groups.push([line])
    else group.push(line)
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)]
    if (first === undefined || last === undefined || isLabel(first.words)) return []
    return first.bullet ? [{ start: first.start, end: last.end }] : sentences(text, first.start, last.end)
  })
}

import type { Line } from '../text/lines.ts'
import { type Paragraph, paragraphOf } from '../text/paragraphs.ts'
import { isLabel } from '../words/statements.ts'
import type { SectionKind } from './heading-words.ts'
import { headingKind } from './headings.ts'

export interface Section {
  readonly kind: SectionKind
  /** Words of its heading; empty for what stands before the first. */
  readonly title: string
  readonly paragraphs: readonly Paragraph[]
}

const MAX_OWN_HEADING = 45
/** "Key achievements:" under a role begins no section; "Education:" does. */
const UNDER_A_ROLE = new Set<SectionKind>(['awards', 'skills', 'projects', 'other', 'summary'])

/** How a heading is set: font, size, capitals. */
const lookOf = (line: Line): string => `${line.look}|${line.words === line.words.toUpperCase() ? 'caps' : ''}`

/**
 * The looks that this document sets its headings in, where it has such looks: headings of known words, and
 * little else, bear them.
 */
function headingLooks(paragraphs: readonly Paragraph[]): ReadonlySet<string> {
  const known = new Map<string, number>()
  const all = new Map<string, number>()
  for (const { first, lines } of paragraphs) {
    const look = lookOf(first)
    all.set(look, (all.get(look) ?? 0) + lines.length)
    if (lines.length === 1 && isKnown(first)) known.set(look, (known.get(look) ?? 0) + 1)
  }
  return new Set(
    [...known]
      .filter(([look, count]) => count >= 2 && count >= (all.get(look) ?? 0) * 0.5)
      .map(([look]) => look),
  )
}

const isKnown = (line: Line): boolean =>
  line.marker === '' && line.cells.length === 1 && headingKind(line.words) !== null

/** The cell of a line that is a heading set in the margin beside what it heads. */
const marginHeading = (line: Line): boolean =>
  line.marker === '' &&
  line.cells.length > 1 &&
  !/\d/u.test(cellWords(line, 0)) &&
  headingKind(cellWords(line, 0)) !== null

const cellWords = (line: Line, index: number): string => {
  const cell = line.cells[index]
  return cell === undefined ? '' : line.words.slice(cell.start - line.start, cell.end - line.start)
}

function headingOf(
  paragraph: Paragraph,
  looks: ReadonlySet<string>,
  current: Section,
  next: Paragraph | undefined,
): SectionKind | null {
  const { first, lines } = paragraph
  if (lines.length > 1 || first.marker !== '' || first.cells.length > 1) return null
  const kind = headingKind(first.words)
  const set = looks.has(lookOf(first)) || first.heading
  if (kind !== null) {
    if (looks.size > 0 && !set && !first.heading) return standsOut(first, current) ? kind : null
    return isGroupLabel(first, kind, current) ||
      (!set && isTitleAlone(first)) ||
      (current.kind === 'experience' && first.gap < 0.3 && isLabel(first.words) && UNDER_A_ROLE.has(kind))
      ? null
      : kind
  }
  if (
    !looks.has(lookOf(first)) ||
    first.words.length > MAX_OWN_HEADING ||
    /[@\d]|[.,;]$/u.test(first.words) ||
    current.title === ''
  )
    return null
  // An employer set like a heading has dates below it.
  const dated = next !== undefined && next.words.length < 80 && /(?:19|20)\d\d/u.test(next.words)
  return current.kind === 'experience' && (dated || /[/|]| [–—-] /u.test(first.words)) ? null : 'other'
}

/** A heading of another look than the others: in capitals or large, and set apart. */
const standsOut = (line: Line, current: Section): boolean => {
  const before = current.paragraphs.at(-1)?.first
  return (
    line.gap > 0.3 &&
    (line.words === line.words.toUpperCase() || (before !== undefined && line.size > before.size + 1))
  )
}

// "Languages" or "Tools" within skills are groups of them, unless set apart.
const isGroupLabel = (line: Line, kind: SectionKind, current: Section): boolean =>
  current.kind === 'skills' &&
  (kind === 'skills' || kind === 'languages') &&
  line.gap < 0.3 &&
  line.words !== line.words.toUpperCase() &&
  !line.heading

// Right under an employer's name it is what somebody was, not a heading.
const isTitleAlone = (line: Line): boolean =>
  line.gap < 0.3 &&
  !line.heading &&
  /^(?:volunteer|volunteering|leadership|research|internship)$/iu.test(line.words) &&
  line.words !== line.words.toUpperCase()

const INLINE = new Set<SectionKind>([
  'skills',
  'languages',
  'summary',
  'certifications',
  'interests',
  'education',
])

/** A heading and content on one line: `Skills: Java, Python`. */
function inlineHeading(
  paragraph: Paragraph,
  current: Section,
): { kind: SectionKind; title: string; rest: Paragraph } | null {
  const { first, lines } = paragraph
  const match = /^([^:]{3,40}):\s+(?=\S)/u.exec(first.words)
  const allowed =
    first.gap > 0.5 ||
    current.title === '' ||
    (current.kind !== 'skills' && current.kind !== 'experience') ||
    /^(?:certif|licen)/iu.test(first.words)
  if (first.marker !== '' || match?.[1] === undefined || !allowed) return null
  const kind = headingKind(match[1])
  if (kind === null || !INLINE.has(kind)) return null
  const [rest] = paragraphOf([cutLine(first, match[0].length), ...lines.slice(1)])
  return rest === undefined ? null : { kind, title: match[1], rest }
}

const cutLine = (line: Line, by: number): Line => ({
  ...line,
  start: line.start + by,
  words: line.words.slice(by),
  cells: line.cells.flatMap((cell) =>
    cell.end <= line.start + by ? [] : [{ ...cell, start: Math.max(cell.start, line.start + by) }],
  ),
})

/** Cuts a resume at its headings. What stands before the first one is the `header`. */
export function cutSections(paragraphs: readonly Paragraph[]): readonly Section[] {
  const looks = headingLooks(paragraphs)
  const sections: { kind: SectionKind; title: string; paragraphs: Paragraph[]; x: number; page: number }[] = [
    { kind: 'header', title: '', paragraphs: [], x: paragraphs[0]?.first.x ?? 0, page: 1 },
  ]
  let block = paragraphs[0]?.first.block ?? 0
  let current = sections[0]
  for (const [index, paragraph] of paragraphs.entries()) {
    if (current === undefined) break
    const { first } = paragraph
    if (first.block !== block) {
      block = first.block
      // A column goes on on the next page under the heading it had.
      current =
        sections.findLast(
          (section) => section.page < first.page && section.page > 0 && Math.abs(section.x - first.x) < 40,
        ) ?? current
    }
    const open = (kind: SectionKind, title: string, rest: readonly Paragraph[]): void => {
      current = { kind, title, paragraphs: [...rest], x: first.x, page: first.page }
      sections.push(current)
    }
    const kind = headingOf(paragraph, looks, current, paragraphs[index + 1])
    if (kind !== null) open(kind, first.words, [])
    else if (marginHeading(first))
      open(headingKind(cellWords(first, 0)) ?? 'other', cellWords(first, 0), withoutMargin(paragraph))
    else {
      const inline = inlineHeading(paragraph, current)
      if (inline === null) current.paragraphs.push(paragraph)
      else open(inline.kind, inline.title, [inline.rest])
    }
  }
  return sections
}

function withoutMargin({ lines }: Paragraph): readonly Paragraph[] {
  const [first, ...rest] = lines
  const next = first?.cells[1]
  return first === undefined || next === undefined
    ? []
    : paragraphOf([{ ...cutLine(first, next.start - first.start), x: next.x, outer: next.x }, ...rest])
}

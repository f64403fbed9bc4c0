import { cutLine, isCapitals, type Line } from '../text/lines.ts'
import { LEAD, type Paragraph, paragraphOf } from '../text/paragraphs.ts'
import { titleScore } from '../words/job-words.ts'
import { isLabel } from '../words/statements.ts'
import type { SectionKind } from './heading-words.ts'
import { headingKind } from './headings.ts'

export interface Section {
  readonly kind: SectionKind
  /** The words of its heading; empty before the first heading. */
  readonly title: string
  readonly paragraphs: readonly Paragraph[]
}

interface OpenSection extends Section {
  readonly paragraphs: Paragraph[]
  readonly x: number
  readonly page: number
}

const MAX_OWN_HEADING = 45
/** Kinds whose label below a role begins no section: "Key achievements:" does not, "Education:" does. */
const UNDER_A_ROLE = new Set<SectionKind>(['awards', 'skills', 'projects', 'other', 'summary'])

/** A sidebar may have headings in a style that elsewhere is that of employers. */
const styleInColumn = ({ style, block }: Line): string => `${block} ${style}`

/** The styles of this document's headings: those of at least two known headings, and of little else. */
function headingLooks(paragraphs: readonly Paragraph[]): ReadonlySet<string> {
  const known = new Map<string, number>()
  const all = new Map<string, number>()
  for (const { first, lines } of paragraphs)
    for (const style of [first.style, styleInColumn(first)]) {
      all.set(style, (all.get(style) ?? 0) + lines.length)
      if (isKnown(first)) known.set(style, (known.get(style) ?? 0) + 1)
    }
  return new Set(
    [...known]
      .filter(([look, count]) => count >= 2 && count >= (all.get(look) ?? 0) * 0.5)
      .map(([look]) => look),
  )
}

const isKnown = (line: Line): boolean =>
  line.marker === '' && line.cells.length === 1 && headingKind(line.words) !== null

const firstCell = ({ cells: [cell], start, words }: Line): string =>
  cell === undefined ? '' : words.slice(0, cell.end - start)

/** The kind of a heading in the margin beside its content; null for any other line. */
const marginHeading = (line: Line): SectionKind | null =>
  line.marker !== '' || line.cells.length < 2 || /\d/u.test(firstCell(line))
    ? null
    : headingKind(firstCell(line))

function headingOf(
  { first, lines }: Paragraph,
  looks: ReadonlySet<string>,
  current: Section,
  [above, next]: readonly [Paragraph | undefined, Paragraph | undefined],
): SectionKind | null {
  if (lines.length > 1 || first.marker !== '' || first.cells.length > 1) return null
  const kind = headingKind(first.words)
  const isStyled = looks.has(first.style) || looks.has(styleInColumn(first))
  const isSet = isStyled || first.heading
  if (kind !== null) {
    // A second heading of jobs among jobs, of words that name no job: "Praktische Erfahrungen".
    if (
      kind === 'experience' &&
      current.kind === kind &&
      /\s/u.test(first.words) &&
      titleScore(first.words) === 0
    )
      return kind
    // A heading styled unlike the others is in capitals with space above, or the first line of another column.
    const isInside = above === undefined || above.first.block === first.block
    if (looks.size > 0 && !isSet && isInside) return first.gap > 0.3 && isCapitals(first.words) ? kind : null
    return isGroupLabel(first, kind, current) || (current.kind === 'experience' && isLabelOfRole(first, kind))
      ? null
      : kind
  }
  const isName =
    first.words.length <= MAX_OWN_HEADING && !/[@\d]|[.,;]$/u.test(first.words) && current.title !== ''
  if (!isStyled || !isName) return null
  // An employer may be styled like a heading; dates below it, or separators in it, give it away.
  const isEmployer = /(?:19|20)\d\d/u.test(next?.words ?? '') || /[/|]| [–—-] /u.test(first.words)
  return current.kind === 'experience' && isEmployer ? null : 'other'
}

// "Languages" within skills labels a group of them, unless space, capitals or a heading style sets it apart.
const isGroupLabel = (line: Line, kind: SectionKind, current: Section): boolean =>
  current.kind === 'skills' &&
  (kind === 'skills' || kind === 'languages') &&
  line.gap < 0.3 &&
  !isCapitals(line.words) &&
  !line.heading

const isLabelOfRole = (line: Line, kind: SectionKind): boolean =>
  line.gap < 0.3 && isLabel(line.words) && UNDER_A_ROLE.has(kind)

const INLINE = new Set<SectionKind>([
  'skills',
  'languages',
  'summary',
  'certifications',
  'interests',
  'education',
])

/** A heading with its content on the same line: `Skills: Java, Python`. */
function inlineHeading(
  { first, lines }: Paragraph,
  current: Section,
): { kind: SectionKind; title: string; rest: readonly Paragraph[] } | null {
  const [lead = '', title = ''] = LEAD.exec(first.words) ?? []
  const kind = headingKind(title)
  const isGroup =
    (current.kind === 'skills' || current.kind === 'experience') &&
    first.gap <= 0.5 &&
    !/^(?:certif|educat|licen)/iu.test(title)
  return first.marker !== '' || isGroup || kind === null || !INLINE.has(kind)
    ? null
    : { kind, title, rest: paragraphOf([cutLine(first, lead.length), ...lines.slice(1)]) }
}

/** Cuts a resume at its headings. The section before the first heading is the `header`. */
export function cutSections(paragraphs: readonly Paragraph[]): readonly Section[] {
  const looks = headingLooks(paragraphs)
  const x = paragraphs[0]?.first.x ?? 0
  let current: OpenSection = { kind: 'header', title: '', paragraphs: [], x, page: 1 }
  const sections = [current]
  for (const [index, paragraph] of paragraphs.entries()) {
    const { first } = paragraph
    // A column that continues on the next page keeps its last heading.
    if (first.block !== paragraphs[index - 1]?.first.block)
      current = sections.findLast((one) => one.page < first.page && Math.abs(one.x - first.x) < 40) ?? current
    const open = (kind: SectionKind, title: string, rest: readonly Paragraph[]): void => {
      current = { kind, title, paragraphs: [...rest], x: first.x, page: first.page }
      sections.push(current)
    }
    const kind = headingOf(paragraph, looks, current, [paragraphs[index - 1], paragraphs[index + 1]])
    const margin = marginHeading(first)
    const inline = inlineHeading(paragraph, current)
    if (kind !== null) open(kind, first.words, [])
    else if (margin !== null) open(margin, firstCell(first), withoutMargin(paragraph))
    else if (inline !== null) open(inline.kind, inline.title, inline.rest)
    else current.paragraphs.push(paragraph)
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

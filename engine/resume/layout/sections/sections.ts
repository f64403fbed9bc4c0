import { FOOTER } from '../document.ts'
import { isFormRemark } from '../roles/form-labels.ts'
import { isDriving, namesPaper } from '../lists/papers.ts'
import { cutLine, isCapitals, type Line } from '../text/lines.ts'
import { LEAD, type Paragraph, paragraphOf } from '../text/paragraphs.ts'
import { titleScore } from '../words/job-words.ts'
import { besideDates, type DateRange, findRange, findSingle } from '../words/dates.ts'
import { hasRunningWords, isLabel } from '../words/statements.ts'
import type { SectionKind } from './heading-words.ts'
import { headingKind, isVoluntary } from './headings.ts'
import { ALONE, headingLooks, isDated, isEntry, type Looks, mayBeHeading, stylesOf } from './looks.ts'

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

/** Kinds whose label below a role begins no section: "Key achievements:" does not, "Education:" does. */
const UNDER_A_ROLE = new Set<SectionKind>(['awards', 'skills', 'projects', 'other', 'summary'])

/** Kinds whose heading below an empty line is one of a section, however it is set. */
const SURE = new Set<SectionKind>(['contact', 'education', 'languages', 'certifications', 'references'])

/** Points by which a label beside the dates of a role is indented at least. */
const MIN_INDENT = 30

const firstCell = ({ cells: [cell], start, words }: Line): string =>
  cell === undefined ? '' : words.slice(0, cell.end - start)

/** The kind of a heading in the margin beside its content; null for any other line. */
const marginHeading = (line: Line): SectionKind | null =>
  line.marker !== '' || line.cells.length < 2 || /\d/u.test(firstCell(line))
    ? null
    : headingKind(firstCell(line))

function headingOf(
  paragraph: Paragraph,
  looks: Looks,
  current: OpenSection,
  above: Paragraph | undefined,
  below: readonly Paragraph[],
): SectionKind | null {
  const [next] = below
  const { first, lines } = paragraph
  if (lines.length > 1 || first.marker !== '' || first.cells.length > 1) return null
  const kind = headingKind(first.words)
  const styles = stylesOf(paragraph, next)
  const isStyled = styles.some((style) => looks.has(style))
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
    const hasLook = [...looks.keys()].some((look) => !look.startsWith(ALONE))
    const isAlone = first.gap > 0.9 && (current.kind !== 'experience' || SURE.has(kind))
    if (hasLook && !isSet && isInside)
      return isAlone || (first.gap > 0.3 && isCapitals(first.words)) ? kind : null
    return current.kind === 'experience' && isLabelOfRole(first, kind, current.x) ? null : kind
  }
  return (isStyled &&
    isOwnHeading(
      first,
      current,
      below,
      styles.some((style) => looks.get(style) === true),
    )) ||
    isAboveDates(first, next)
    ? 'other'
    : null
}

/** Kinds of sections in which the lines of entries may be styled like headings. */
const WITH_ENTRIES = new Set<SectionKind>(['header', 'experience', 'education', 'other'])

/** Lines below an employer, the last of which may have dates. */
const MAX_BEFORE_DATES = 3
/** Lines of name and title, where the contact details stand in another column. */
const MIN_TOP = 2

/** Whether a line in the style of headings is one, of words that no list has. */
function isOwnHeading(first: Line, current: Section, below: readonly Paragraph[], isSure: boolean): boolean {
  // Above the contact details stand name and title; "Au volant depuis 2009" is a phrase with a year.
  const isTop = current.title === '' && !current.paragraphs.some(({ words }) => CONTACT.test(words))
  const isName =
    !isSure || current.paragraphs.length < MIN_TOP || below.some(({ words }) => CONTACT.test(words))
  if (isTop && isName) return false
  if (!mayBeHeading(first)) return false
  if (!WITH_ENTRIES.has(current.kind)) return true
  if (/[/|]| [–—-] /u.test(first.words) && isEntry(first)) return false
  // An employer may be styled like a heading; dates below it give it away, unless the entries above are styled
  // otherwise or the line below names the employer as well.
  const above = current.paragraphs
  // Title and employer in capitals, directly below their dates.
  const lead = above.slice(-2).findLast((one) => !isCapitals(one.first.words))
  if (first.gap < 0.3 && isCapitals(first.words) && lead && datesOf(lead.first)?.from === 0) return false
  const isUnlike =
    above.some(({ words }) => isDated(words)) && above.every((one) => one.first.style !== first.style)
  const isAlone = isSure && current.kind !== 'experience' && current.kind !== 'education'
  const end = below.findIndex((one) => one.first.marker !== '' || one.first.style === first.style)
  const isAboveDates = below.slice(0, end < 0 ? undefined : end).some(({ words }) => isDated(words))
  return !isAboveDates || isAlone || isUnlike || isWholeEntry(below[0]?.first)
}

const CONTACT = /\S@\S|\+?\d[\d ()/.-]{7,}\d/u

/** The phrases of a line with dates, beside them. */
function datedPhrases(line: Line | undefined): readonly string[] {
  const range = line && datesOf(line)
  if (!range) return []
  const rest = besideDates(range, 0, line.words.length).map(([from, to]) => line.words.slice(from, to))
  return rest.flatMap((part) => part.split(/, | [–—|·@-] |\t/u).filter((phrase) => /\p{L}{2}/u.test(phrase)))
}

/** Whether a line names a title, an employer and their dates. */
const isWholeEntry = (line: Line | undefined): boolean => {
  const phrases = datedPhrases(line)
  return phrases.length >= 2 && phrases.some((phrase) => titleScore(phrase) > 0)
}

/** Whether a line stands below an empty line and above entries that begin with their dates, and is no employer of theirs. */
const isAboveDates = (first: Line, next: Paragraph | undefined): boolean =>
  first.gap > 0.9 &&
  mayBeHeading(first) &&
  !isEntry(first) &&
  next !== undefined &&
  next.first.marker === '' &&
  datesOf(next.first)?.from === 0 &&
  (isWholeEntry(next.first) || (hasRunningWords(first.words) && datedPhrases(next.first).length >= 2))

const datesOf = ({ words }: Line): DateRange | null =>
  findRange(words, 0, words.length) ?? findSingle(words, 0, words.length)

/** Below a role or indented beside its dates. */
const isLabelOfRole = (line: Line, kind: SectionKind, edge: number): boolean =>
  (line.gap < 0.3 || line.x > edge + MIN_INDENT) && isLabel(line.words) && UNDER_A_ROLE.has(kind)

const INLINE = new Set<SectionKind>([
  'skills',
  'languages',
  'summary',
  'certifications',
  'interests',
  'education',
])

/** "Qualification: Diploma" below its institution, and "Contact: 033 555 0117" below a referee. */
const isLabelIn = ({ kind: own, paragraphs }: Section, kind: SectionKind | null): boolean =>
  paragraphs.length > 0 &&
  ((own === 'education' && kind === 'education') || (own === 'references' && kind === 'contact'))

const isPaperItself = (words: string): boolean =>
  headingKind(words) === null && namesPaper(words) && !isDriving(words) && titleScore(words) < 2

/** A label of remarks among other things: "Other: OSHA 30. Jobsite Spanish." */
const ASIDE =
  /^(?:others?|also|miscellaneous|sonstiges|weiteres|autres?|divers|otros?|otras?|varios|additional(?: information)?)$/iu

/** A heading with its content on the same line: `Skills: Java, Python`. */
function inlineHeading(
  { first, lines }: Paragraph,
  current: Section,
): { kind: SectionKind; title: string; rest: readonly Paragraph[] } | null {
  const [lead = '', title = ''] = LEAD.exec(first.words) ?? []
  const kind = headingKind(title)
  const isGroup =
    (current.kind === 'skills' || current.kind === 'experience') &&
    !isVoluntary(current.title) &&
    kind !== 'interests' &&
    first.gap <= 0.5 &&
    !/^(?:certif|educat|licen)/iu.test(title)
  const isPost = kind === 'experience' && isVoluntary(title) && datesOf(first) !== null
  // "Training & Development | Instructional Design | Safety", below the name
  const isHeadline = current.title === '' && lead.includes('|') && / \| .* \| /u.test(first.words)
  const isInList = current.kind === 'other' || INLINE.has(current.kind)
  return (first.marker !== '' && !isInList) ||
    isGroup ||
    isHeadline ||
    isLabelIn(current, kind) ||
    kind === null ||
    !(INLINE.has(kind) || isPost || ASIDE.test(title))
    ? null
    : {
        kind,
        title,
        rest: paragraphOf([cutLine(first, isDriving(title) ? 0 : lead.length), ...lines.slice(1)]),
      }
}

/** A marker; all numbers are one. */
const signOf = ({ marker }: Line): string => marker.replace(/\d+/u, '1')

/** The paragraphs without a sign or number that stands before headings: "◆ Education". */
function withoutSigns(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const marked = Map.groupBy(paragraphs, ({ first }) => signOf(first))
  const signs = [...marked].flatMap(([marker, all]) => {
    const known = all.filter(({ first }) => headingKind(first.words) !== null).length
    return marker !== '' && known >= 2 && known * 2 > all.length ? [marker] : []
  })
  return paragraphs.flatMap((one) => {
    const number = /^\d{1,2}\t/u.exec(one.words)?.[0].length ?? 0
    if (number > 0 && one.lines.length === 1 && headingKind(one.words.slice(number)) !== null)
      return paragraphOf([cutLine(one.first, number)])
    return signs.includes(signOf(one.first)) ? [{ ...one, first: { ...one.first, marker: '' } }] : [one]
  })
}

/**
 * Cuts a resume at its headings. The section before the first heading is the `header`, and another one begins at the name
 * where it stands below or beside a narrow column.
 */
export function cutSections(
  all: readonly Paragraph[],
  isName: (words: string) => boolean,
): readonly Section[] {
  const paragraphs = withoutSigns(all)
  const looks = headingLooks(paragraphs)
  // Headings and names may be centered: a column is known by its left edge.
  const edges = new Map(
    [...Map.groupBy(paragraphs, ({ first }) => first.block)].map(([block, column]) => [
      block,
      Math.min(...column.map(({ first }) => first.x)),
    ]),
  )
  const edgeOf = (line: Line | undefined): number => (line && edges.get(line.block)) ?? 0
  const largest = Math.max(...paragraphs.map(({ first }) => first.size))
  const [name, ...others] = paragraphs.filter(({ first: { size } }) => size === largest)
  const x = edgeOf(paragraphs[0]?.first)
  let current: OpenSection = { kind: 'header', title: '', paragraphs: [], x, page: 1 }
  const sections = [current]
  const own = paragraphs.find(({ first: { words } }) => isName(words))
  for (const [index, paragraph] of paragraphs.entries()) {
    const { first } = paragraph
    // A column that continues on the next page keeps its last heading.
    if (first.block !== paragraphs[index - 1]?.first.block)
      current =
        sections.findLast((one) => one.page < first.page && Math.abs(one.x - edgeOf(first)) < 40) ?? current
    const open = (kind: SectionKind, title: string, rest: readonly Paragraph[]): void => {
      current = { kind, title, paragraphs: [...rest], x: edgeOf(first), page: first.page }
      sections.push(current)
    }
    const kind = headingOf(
      paragraph,
      looks,
      current,
      paragraphs[index - 1],
      paragraphs.slice(index + 1, index + 1 + MAX_BEFORE_DATES),
    )
    const margin = current.kind === 'experience' && isFormRemark(first.words) ? null : marginHeading(first)
    const inline = inlineHeading(paragraph, current)
    // The name above the second column of the first page.
    const isOnTop = first.page === 1 && first.block !== (paragraphs[index - 1]?.first.block ?? first.block)
    const isBelow = paragraph === own && first.page === 1 && current.kind !== 'header'
    if ((paragraph === name && others.length === 0 && isOnTop) || isBelow) open('header', '', [paragraph])
    // A heading may itself be a paper: "LICENCIA SST".
    else if (kind === 'other' && isPaperItself(first.words)) open('certifications', first.words, [paragraph])
    else if (kind !== null) open(kind, first.words, [])
    else if (first.look === FOOTER && current.title !== FOOTER) open('other', FOOTER, [paragraph])
    // The names of the columns below a heading of the same kind.
    else if (margin === current.kind && current.paragraphs.length === 0) continue
    else if (margin !== null && !isLabelIn(current, margin))
      open(margin, firstCell(first), isDriving(firstCell(first)) ? [paragraph] : withoutMargin(paragraph))
    // What follows such remarks belongs to the section that they stand in.
    else if (inline !== null && ASIDE.test(inline.title))
      sections.splice(-1, 0, { ...current, ...inline, paragraphs: [...inline.rest] })
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

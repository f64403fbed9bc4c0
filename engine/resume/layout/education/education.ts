import type { Education, Fact } from '../../../values/resume-facts.ts'
import { isNone } from '../../../language/not-held.ts'
import { headRange } from '../roles/classify.ts'
import { type Line, stretches } from '../text/lines.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { type DateRange, findRange, findSingle } from '../words/dates.ts'
import { factAt } from '../words/fact.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import { phrases } from '../words/phrases.ts'
import { isKnownTown, placeStart } from '../words/places.ts'
import { hasRunningWords } from '../words/statements.ts'
import { columnsOf, readColumns } from './columns.ts'
import { readDegree, readInstitution, SEPARATOR } from './degree.ts'

const EXPECTED =
  /(?:expected|anticipated|voraussichtlich|graduating|graduation|graduated|class of|conferred)[\p{L}\s:()]{0,25}$/iu

type Study = Omit<Education, 'id'>
type Found = Pick<Education, 'institution' | 'degree' | 'field'> & { readonly range: DateRange | null }

interface Read {
  readonly line: Line
  readonly found: Found
}

/** Reads the entries of an education section: institution, degree, field and dates. */
export function readEducation(text: string, paragraphs: readonly Paragraph[]): readonly Study[] {
  const [head, ...rows] = paragraphs
  const columns = head === undefined ? [] : columnsOf(head)
  if (columns.length > 0)
    return (
      readColumns(text, columns, rows)?.map((study) =>
        withDoubt({ ...study, end: study.end && withExpected(text, study.span.start, study.end) }),
      ) ?? readEducation(text, rows)
    )
  const read = withSetAlike(
    text,
    paragraphs
      .map(({ lines, first, end, words }) => ({
        ...first,
        end,
        words,
        cells: lines.flatMap(({ cells }) => cells),
        looks: lines.flatMap(({ looks }) => looks),
      }))
      .filter(({ words }) => !OF_OTHERS.test(words) && !isNone(words))
      .map((line): Read => ({ line, found: readLine(text, line) })),
  )
  const first = read[0]
  const areDatesAbove = first !== undefined && !hasNews(first.found) && first.found.range !== null
  const entries: { study: Study; lines: Read[]; look: string }[] = []
  for (const [index, one] of read.entries()) {
    const { line, found } = one
    const entry = entries.at(-1)
    const isAbove =
      !hasNews(found) && line.marker === '' && isBefore(entry?.study, one, read[index + 1], areDatesAbove)
    if (entry === undefined || isAbove || begins(entry.study, line, found, line.look === entry.look))
      entries.push({ study: withLine(NOTHING, line, found), lines: [one], look: line.look })
    else if (hasNews(found) || line.marker === '') {
      entry.study = withLine(entry.study, line, found)
      entry.lines.push(one)
    }
  }
  const studies: Study[] = []
  for (const { study, lines } of entries) {
    const named = withNames(text, study, lines)
    // "Gower College" above two degrees
    const above = studies.at(-1)
    const isShared =
      named.institution === null &&
      above?.institution &&
      above.degree &&
      above.institution.span.start < above.degree.span.start &&
      (lines[0]?.line.gap ?? 1) < 0.5
    studies.push(isShared ? { ...named, institution: above.institution } : named)
  }
  return studies.filter(({ institution, degree }) => institution !== null || degree !== null).map(withDoubt)
}

/** A line formatted like the institutions, and unlike the degrees, is an institution, whatever its words. */
function withSetAlike(text: string, read: readonly Read[]): readonly Read[] {
  const stylesOf = (name: 'institution' | 'degree'): ReadonlySet<string> =>
    new Set(read.flatMap(({ found, line }) => (found[name] === null ? [] : [line.style])))
  const [named, degreed] = [stylesOf('institution'), stylesOf('degree')]
  return read.map((one, index) =>
    hasNews(one.found) || one.line.marker !== '' || !named.has(one.line.style) || degreed.has(one.line.style)
      ? one
      : {
          ...one,
          found: {
            ...one.found,
            [isField(read[index - 1], read[index + 1]) ? 'field' : 'institution']: nameOn(text, one),
          },
        },
  )
}

/** Whether a line between these, the degree above and its school right below, is the field. */
const isField = (above: Read | undefined, below: Read | undefined): boolean =>
  above !== undefined &&
  below !== undefined &&
  [above.found.degree, below.found.institution].every(Boolean) &&
  below.line.gap < 0.5

/** Whether a line that names neither school nor degree is the first of the next course of study. */
function isBefore(
  study: Study | undefined,
  { line, found }: Read,
  next: Read | undefined,
  areDatesAbove: boolean,
): boolean {
  if (study === undefined || next === undefined || !hasNews(next.found)) return false
  if (found.range !== null)
    return areDatesAbove || (study.end !== null && next.found.degree === null && next.found.range === null)
  return (
    study.institution !== null && study.degree !== null && next.found.institution === null && line.gap > 0.5
  )
}

/** Confidence in a degree that only its place shows, or that may be a word of a sentence. */
const UNSURE = 0.4

/** A degree without a school, a subject or a date may be a word of a sentence. */
const withDoubt = (study: Study): Study =>
  study.degree === null || study.institution !== null || study.field !== null || study.end !== null
    ? study
    : { ...study, degree: { ...study.degree, confidence: UNSURE } }

/** What is said of a course of study and names neither a school nor a degree. */
const REMARK =
  /[\d:@%]|[.!?]$|\b(?:gpa|honou?rs?|major|minor|thesis|course\w*|dean\w*|distinction|merit|note|degree|dates|schwerpunkt|abschluss)\b/iu

/** The first phrase of a line, beside degree and field, that may be the name of a school or a degree. */
function nameOn(text: string, { line, found }: Read): Fact | null {
  const known = [found.degree, found.field].flatMap((fact) => fact?.span ?? [])
  const names = stretches(text, line, found.range)
    .filter(({ start, end }) => placeStart(text.slice(start, end)) !== 0)
    .flatMap((part) => phrases(text, part, SEPARATOR))
    .filter(
      ({ start, end, words }) => isName(words) && !known.some((span) => span.start < end && start < span.end),
    )
  const [name] = names
  return name === undefined ? null : factAt(text, name.start, name.end, undefined, 0.6)
}

const isName = (words: string): boolean =>
  employerScore(words) === 2 ||
  (/^\p{Lu}[\p{L}’'.-]+(?:\s|$)/u.test(words) &&
    words.split(' ').length <= 8 &&
    !REMARK.test(words) &&
    !hasRunningWords(words) &&
    !isKnownTown(words))

/** The degree on the first line of a study, above its school or before it, whatever its words. */
function degreeBefore(text: string, { span, value }: Fact, first: Read): Fact | null {
  const named = hasNews(first.found) ? null : nameOn(text, first)
  if (named !== null || first.found.range === null || first.line.marker !== '' || GENERIC.test(value))
    return named
  const [words] = stretches(text, first.line, first.found.range)
    .flatMap((part) => phrases(text, part, SEPARATOR))
    .filter(({ end }) => end <= span.start)
    .map((one) => ({ start: one.start, name: one.words.replace(/\s*\(.*/u, '') }))
    .filter(
      ({ name }) =>
        /^\p{Lu}\p{Ll}+ \p{L}/u.test(name) &&
        ![REMARK, FACULTY].some((other) => other.test(name)) &&
        placeStart(name) !== 0 &&
        !isKnownTown(name),
    )
  return words === undefined
    ? null
    : factAt(text, words.start, words.start + words.name.length, undefined, UNSURE)
}
const FACULTY =
  /^(?:faculty|department|school|fakultät|fachbereich|departamento|facultad|graduated|attended|exchange)(?!\p{L})/iu
/** "West Neches High   High School" */
const GENERIC = /^(?:high|secondary) school$/iu

/**
 * A course of study with the school or degree whose words no list has, by their place: the school beside the degree or on
 * a line next to it, the degree on the first line, above the school.
 */
function withNames(text: string, study: Study, lines: readonly Read[]): Study {
  const [first] = lines
  if (first === undefined) return study
  if (study.degree === null && study.institution !== null)
    return { ...study, degree: degreeBefore(text, study.institution, first) }
  if (study.institution !== null || study.degree === null) return study
  const at = lines.findIndex(({ found }) => found.degree !== null)
  const near = [lines[at], lines[at - 1], lines[at + 1]].flatMap((one) => one ?? [])
  const names = near
    .filter(({ line }) => line.marker === '' || near.length === 1)
    .flatMap((one) => nameOn(text, one) ?? [])
  return { ...study, institution: names[0] ?? null }
}

/** "Current PhD students: …", "Completed theses: …", the studies of others, and a service that is none. */
const OF_OTHERS =
  /\b(?:students?|theses|dissertations|mentees|advisees|supervis\w+)\b[^:]{0,20}:|^(?:fellow|member) of |(?:zivil|wehr|freiwilligen)dienst\b/iu

const hasNews = ({ institution, degree }: Found): boolean => institution !== null || degree !== null

/** What a course of study ended with, on a line below it. */
const EXAM = /^(?:abschluss\s*:|lehrabschluss)/iu

/** Whether a line begins a new course of study. */
function begins(study: Study | undefined, line: Line, found: Found, isSetAlike: boolean): boolean {
  if (study === undefined || !hasNews(found)) return hasNews(found)
  const isComplete = study.institution !== null && study.degree !== null
  // "College of Engineering" below a university belongs to its entry, and so does a degree on a bullet.
  const isDetail =
    found.degree === null ? line.gap < 0.5 && !isSetAlike : line.marker !== '' && !found.institution
  const isAnother =
    (found.institution !== null && study.institution !== null) ||
    (found.degree !== null &&
      study.degree !== null &&
      found.degree.value !== study.degree.value &&
      !EXAM.test(line.words)) ||
    (found.range !== null && study.end !== null && isSetAlike) ||
    (line.gap > 0.5 &&
      (isComplete || (found.degree !== null && study.institution !== null && study.end !== null)))
  return isAnother && !(isComplete && isDetail)
}

const NOTHING: Study = {
  institution: null,
  degree: null,
  field: null,
  start: null,
  end: null,
  span: { start: Number.POSITIVE_INFINITY, end: 0 },
}

/** A single date is that of the degree, whose quote may begin with a word such as "expected". */
const isYear = ({ start, end }: DateRange): boolean => start?.span.end === end?.span.end

/** A course of study, completed with the facts of one more line. */
function withLine(study: Study, line: Line, { institution, degree, field, range }: Found): Study {
  const isOpen = study.end === null && range !== null
  return {
    institution: study.institution ?? institution,
    degree: study.degree ?? degree,
    field: study.field ?? field,
    start: isOpen ? (isYear(range) ? null : range.start) : study.start,
    end: isOpen ? range.end : study.end,
    span: { start: Math.min(study.span.start, line.start), end: line.end },
  }
}

function readLine(text: string, line: Line): Found {
  const range =
    headRange(text, line) ?? findRange(text, line.start, line.end) ?? findSingle(text, line.start, line.end)
  const found = stretches(text, line, range).map(({ start: from, end: to }) => {
    const studied = readDegree(text, from, to)
    return { ...studied, institution: readInstitution(text, from, to, studied?.end ?? from) }
  })
  const institution = found.find((one) => one.institution)?.institution ?? null
  const degree = found.find((one) => one.degree)?.degree ?? null
  return {
    institution,
    degree:
      degree ??
      (institution === null && range !== null && !isYear(range) ? apprenticeship(text, line, range) : null),
    field: found.find(({ field }) => field)?.field ?? fieldAfterLabel(text, line),
    range: range && { ...range, end: range.end && withExpected(text, line.start, range.end) },
  }
}

/** "Major: Economics" */
function fieldAfterLabel(text: string, { start, words }: Line): Fact | null {
  const [lead, field] =
    /^(?:(?:major|field of study|subject|fachrichtung|spécialité|studienfach)\s*[:\t]|studiengang\s?:?)\s*(\p{L}[\p{L} &-]*?)(?=[^\p{L} &-]|$| minor\b)/iu.exec(
      words,
    ) ?? []
  return lead === undefined || field === undefined
    ? null
    : factAt(text, start + lead.length - field.length, start + lead.length)
}

/** The trade that was learned: "2008 – 2011  Kaufmann für Spedition". */
const apprenticeship = (text: string, line: Line, range: DateRange): Fact | null =>
  stretches(text, line, range)
    .filter(({ start, end }) => titleScore(text.slice(start, end).trim()) === 2)
    .flatMap(({ start, end }) => factAt(text, start, end) ?? [])[0] ?? null

/** The end date, quoted with the word before it in "Expected June 2026": such a degree is not yet held. */
export function withExpected(text: string, lineStart: number, end: Fact): Fact | null {
  const word = EXPECTED.exec(text.slice(lineStart, end.span.start))
  return word === null ? end : factAt(text, lineStart + word.index, end.span.end, end.value, end.confidence)
}

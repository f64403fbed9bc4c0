import type { Education, Fact } from '../../../values/resume-facts.ts'
import { isNone } from '../../../language/not-held.ts'
import { headRange } from '../roles/classify.ts'
import type { Line } from '../text/lines.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { besideDates, type DateRange, findRange, findSingle } from '../words/dates.ts'
import { factAt } from '../words/fact.ts'
import { titleScore } from '../words/job-words.ts'
import { placeStart } from '../words/places.ts'
import { readDegree, readInstitution } from './degree.ts'

const EXPECTED =
  /(?:expected|anticipated|voraussichtlich|graduating|graduation|graduated|class of|conferred)[\p{L}\s:()]{0,25}$/iu

type Study = Omit<Education, 'id'>
type Found = Pick<Education, 'institution' | 'degree' | 'field'> & { readonly range: DateRange | null }

/** Reads the entries of an education section: institution, degree, field and dates. */
export function readEducation(text: string, paragraphs: readonly Paragraph[]): readonly Study[] {
  const read = paragraphs
    .flatMap(({ lines }) => lines)
    .filter(({ words }) => !OF_OTHERS.test(words) && !isNone(words))
    .map((line) => ({ line, found: readLine(text, line), style: `${line.style}|${line.marker}` }))
  const stylesOf = (name: 'institution' | 'degree'): ReadonlySet<string> =>
    new Set(read.flatMap(({ found, style }) => (found[name] === null ? [] : [style])))
  const [named, degreed] = [stylesOf('institution'), stylesOf('degree')]
  const studies: Study[] = []
  let style = ''
  for (const { line, found, style: own } of read) {
    const study = studies.at(-1)
    // A line formatted like the institutions is an institution, whatever its words.
    const isName =
      found.institution === null &&
      line.marker === '' &&
      named.has(own) &&
      !degreed.has(own) &&
      line.words.split(' ').length <= 8 &&
      !/:|\.$|gpa|\d\.\d/iu.test(line.words) &&
      !EXAM.test(line.words)
    const news =
      isName || isTrainer(study, line, found)
        ? { ...found, institution: wholeName(text, line, found.range) }
        : found
    if (begins(study, line, news, line.look === style)) {
      studies.push(withLine(NOTHING, line, news))
      style = line.look
    } else if (study !== undefined && (hasNews(news) || line.marker === ''))
      studies[studies.length - 1] = withLine(study, line, news)
  }
  return studies.map(withDoubt)
}

/** A degree without a school, a subject or a date may be a word of a sentence. */
const withDoubt = (study: Study): Study =>
  study.degree === null || study.institution !== null || study.field !== null || study.end !== null
    ? study
    : { ...study, degree: { ...study.degree, confidence: 0.4 } }

/** Training whose place has no word of schools: an apprenticeship is at a company. */
const TRAINING = /^(?:.*ausbildung|lehre|.*schule|umschulung|apprenticeship|aprendizaje|apprentissage)$/iu

/** Whether the line right below such training, without dates, says where it was. */
const isTrainer = (study: Study | undefined, line: Line, found: Found): boolean =>
  study !== undefined &&
  study.institution === null &&
  TRAINING.test(study.degree?.value ?? '') &&
  found.institution === null &&
  found.degree === null &&
  found.range === null &&
  line.marker === '' &&
  line.gap < 0.5 &&
  /^\p{Lu}[^:!?]*$/u.test(line.words) &&
  line.words.split(' ').length <= 6

/** "Current PhD students: …", "Completed theses: …": the studies of others. */
const OF_OTHERS =
  /\b(?:students?|theses|dissertations|mentees|advisees|supervis\w+)\b[^:]{0,20}:|^(?:fellow|member) of /iu

const hasNews = ({ institution, degree }: Found): boolean => institution !== null || degree !== null

/** The name on a line, without dates, other cells and the place at its end; null when it is only a place. */
function wholeName(text: string, line: Line, range: DateRange | null): Fact | null {
  const [from, to] = besideDates(range, line.start, line.end)[0] ?? [line.start, line.end]
  const end = Math.min(to, line.cells.find((cell) => cell.end > from)?.end ?? to)
  const words = text.slice(from, end)
  const at = placeStart(words)
  if (at === 0) return null
  const length = at > 0 ? words.slice(0, at).replace(/[\s,]+$/u, '').length : words.length
  return factAt(text, from, from + length, undefined, 0.7)
}

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
    (line.gap > 0.5 && isComplete)
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

/** A course of study, completed with the facts of one more line. */
function withLine(study: Study, line: Line, { institution, degree, field, range }: Found): Study {
  const isOpen = study.end === null && range !== null
  // A single date is that of the degree, whose quote may begin with a word such as "expected".
  const isYear = range?.start?.span.end === range?.end?.span.end
  return {
    institution: study.institution ?? institution,
    degree: study.degree ?? degree,
    field: study.field ?? field,
    start: isOpen ? (isYear ? null : range.start) : study.start,
    end: isOpen ? range.end : study.end,
    span: { start: Math.min(study.span.start, line.start), end: line.end },
  }
}

function readLine(text: string, line: Line): Found {
  const range =
    headRange(text, line) ?? findRange(text, line.start, line.end) ?? findSingle(text, line.start, line.end)
  const found = besideDates(range, line.start, line.end).map(([from, to]) => {
    const studied = readDegree(text, from, to)
    return { ...studied, institution: readInstitution(text, from, to, studied?.end ?? from) }
  })
  const institution = found.find((one) => one.institution)?.institution ?? null
  const degree = found.find((one) => one.degree)?.degree ?? null
  return {
    institution,
    degree: degree ?? (institution === null && range !== null ? apprenticeship(text, line, range) : null),
    field: found.find(({ field }) => field)?.field ?? null,
    range: range && { ...range, end: range.end && withExpected(text, line.start, range.end) },
  }
}

/** The trade that was learned: "2008 – 2011  Kaufmann für Spedition". */
const apprenticeship = (text: string, line: Line, range: DateRange): Fact | null =>
  besideDates(range, line.start, line.end)
    .filter(([from, to]) => titleScore(text.slice(from, to).trim()) === 2)
    .flatMap(([from, to]) => factAt(text, from, to) ?? [])[0] ?? null

/** The end date, quoted with the word before it in "Expected June 2026": such a degree is not yet held. */
export function withExpected(text: string, lineStart: number, end: Fact): Fact | null {
  const word = EXPECTED.exec(text.slice(lineStart, end.span.start))
  return word === null ? end : factAt(text, lineStart + word.index, end.span.end, end.value, end.confidence)
}

import type { Education, Fact } from '../../model.ts'
import { headRange } from '../roles/classify.ts'
import type { Line } from '../text/lines.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { besideDates, type DateRange, findRange, findSingle } from '../words/dates.ts'
import { factAt } from '../words/fact.ts'
import { placeStart } from '../words/places.ts'
import { readDegree, readInstitution } from './degree.ts'

const EXPECTED =
  /(?:expected|anticipated|voraussichtlich|graduating|graduation|graduated|class of|conferred)[\p{L}\s:()]{0,25}$/iu

type Found = Pick<Education, 'institution' | 'degree' | 'field'> & { readonly range: DateRange | null }

interface Draft {
  readonly study: Omit<Education, 'id'>
  /** Look of its first line. */
  readonly look: string
}

const lookOf = (line: Line): string =>
  `${line.look}|${line.words === line.words.toUpperCase() ? 'caps' : ''}|${line.marker}`

/** Reads the entries of a section of education: institution, degree, field and dates. */
export function readEducation(
  text: string,
  paragraphs: readonly Paragraph[],
): readonly Omit<Education, 'id'>[] {
  const lines = paragraphs.flatMap((paragraph) => paragraph.lines)
  const read = lines.map((line) => ({ line, found: readLine(text, line) }))
  const named = new Set(
    read.flatMap(({ line, found }) =>
      found.institution !== null && line.marker === '' ? [lookOf(line)] : [],
    ),
  )
  const degreed = new Set(read.flatMap(({ line, found }) => (found.degree !== null ? [lookOf(line)] : [])))
  const drafts: Draft[] = []
  for (const { line, found } of read) {
    const unknown =
      found.institution === null &&
      found.degree === null &&
      named.has(lookOf(line)) &&
      !degreed.has(lookOf(line)) &&
      line.words.split(' ').length <= 8 &&
      !/[:.]$|gpa|\d\.\d/iu.test(line.words)
    add(drafts, line, unknown ? { ...found, institution: wholeName(text, line, found.range) } : found)
  }
  return drafts.map(({ study }) => study)
}

function wholeName(text: string, line: Line, range: DateRange | null): Fact | null {
  const start = range !== null && range.from <= line.start ? range.to : line.start
  const cell = line.cells.find((one) => one.end > start)?.end ?? line.end
  const end = range !== null && range.from > start ? Math.min(range.from, cell) : cell
  const words = text.slice(start, end)
  const at = placeStart(words)
  return at === 0
    ? null
    : factAt(
        text,
        start,
        at > 0 ? start + words.slice(0, at).replace(/[\s,]+$/u, '').length : end,
        undefined,
        0.7,
      )
}

function add(drafts: Draft[], line: Line, found: Found): void {
  const hasNews = found.institution !== null || found.degree !== null
  const current = drafts.at(-1)
  const study = current?.study
  const clash =
    (found.institution !== null && (study?.institution ?? null) !== null) ||
    (found.degree !== null && (study?.degree ?? null) !== null)
  const complete = (study?.institution ?? null) !== null && (study?.degree ?? null) !== null
  // "College of Engineering" under a university is a part of it.
  const detail = complete && line.gap < 0.5 && line.look !== current?.look && found.degree === null
  const begins =
    hasNews &&
    !detail &&
    !(line.marker !== '' && complete && found.institution === null) &&
    (current === undefined || clash || (line.gap > 0.5 && complete))
  if (begins) drafts.push({ study: withLine(NOTHING, line, found, hasNews, line.start), look: line.look })
  else if (current !== undefined && (hasNews || line.marker === ''))
    drafts[drafts.length - 1] = {
      ...current,
      study: withLine(current.study, line, found, hasNews, current.study.span.start),
    }
}

const NOTHING: Omit<Education, 'id'> = {
  institution: null,
  degree: null,
  field: null,
  start: null,
  end: null,
  span: { start: 0, end: 0 },
}

/** A course of study with what one of its lines adds. */
function withLine(
  study: Omit<Education, 'id'>,
  line: Line,
  { institution, degree, field, range }: Found,
  hasNews: boolean,
  from: number,
): Omit<Education, 'id'> {
  const dates = study.end === null && (hasNews || line.words.length < 90) ? range : null
  // A year alone is that of the degree.
  const isYear = dates?.start?.span.start === dates?.end?.span.start
  return {
    institution: study.institution ?? institution,
    degree: study.degree ?? degree,
    field: study.field ?? field,
    start: dates === null ? study.start : isYear ? null : dates.start,
    end: dates === null ? study.end : dates.end,
    span: { start: from, end: line.end },
  }
}

function readLine(text: string, line: Line): Found {
  const range =
    headRange(text, line) ?? findRange(text, line.start, line.end) ?? findSingle(text, line.start, line.end)
  let institution: Fact | null = null
  let degree: Fact | null = null
  let field: Fact | null = null
  for (const [from, to] of besideDates(range, line.start, line.end)) {
    const studied = readDegree(text, from, to)
    degree ??= studied?.degree ?? null
    field ??= studied?.field ?? null
    institution ??= readInstitution(text, from, to, studied?.end ?? from)
  }
  return {
    institution,
    degree,
    field,
    range: range === null ? null : { ...range, end: range.end && withExpected(text, line.start, range.end) },
  }
}

/** "Expected June 2026" is quoted with its first word, for what is expected has not happened. */
export function withExpected(text: string, lineStart: number, end: Fact): Fact | null {
  const word = EXPECTED.exec(text.slice(lineStart, end.span.start))
  return word === null ? end : factAt(text, lineStart + word.index, end.span.end, end.value, end.confidence)
}

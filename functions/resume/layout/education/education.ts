import type { Education, Fact } from '../../model.ts'
import { headRange } from '../roles/classify.ts'
import type { Line } from '../text/lines.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { type DateRange, findRange, findSingle } from '../words/dates.ts'
import { factAt } from '../words/fact.ts'
import { placeStart } from '../words/places.ts'
import { readDegree, readInstitution } from './degree.ts'

const EXPECTED =
  /(?:expected|anticipated|voraussichtlich|graduating|graduation|graduated|class of|conferred)[\p{L}\s:()]{0,25}$/iu

interface Draft {
  institution: Fact | null
  degree: Fact | null
  field: Fact | null
  start: Fact | null
  end: Fact | null
  from: number
  to: number
  /** Look of its first line. */
  readonly look: string
}

interface Found {
  readonly institution: Fact | null
  readonly degree: Fact | null
  readonly field: Fact | null
  readonly range: DateRange | null
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
  return drafts.map(({ institution, degree, field, start, end, from, to }) => ({
    institution,
    degree,
    field,
    start,
    end,
    span: { start: from, end: to },
  }))
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
  let current = drafts.at(-1)
  const clash =
    current !== undefined &&
    ((found.institution !== null && current.institution !== null) ||
      (found.degree !== null && current.degree !== null))
  const complete = current !== undefined && current.institution !== null && current.degree !== null
  // "College of Engineering" under a university is a part of it.
  const detail =
    complete && line.gap < 0.5 && current !== undefined && line.look !== current.look && found.degree === null
  if (
    hasNews &&
    !detail &&
    !(line.marker !== '' && complete && found.institution === null) &&
    (current === undefined || clash || (line.gap > 0.5 && complete))
  ) {
    current = {
      institution: null,
      degree: null,
      field: null,
      start: null,
      end: null,
      from: line.start,
      to: line.end,
      look: line.look,
    }
    drafts.push(current)
  }
  if (current === undefined || (!hasNews && line.marker !== '')) return
  current.institution ??= found.institution
  current.degree ??= found.degree
  current.field ??= found.field
  if (current.end === null && found.range !== null && (hasNews || line.words.length < 90)) {
    // A year alone is that of the degree.
    current.start = found.range.start?.span.start === found.range.end?.span.start ? null : found.range.start
    current.end = found.range.end
  }
  current.to = line.end
}

function readLine(text: string, line: Line): Found {
  const range =
    headRange(text, line) ?? findRange(text, line.start, line.end) ?? findSingle(text, line.start, line.end)
  const areas: readonly (readonly [number, number])[] =
    range === null
      ? [[line.start, line.end]]
      : [
          [line.start, range.from],
          [range.to, line.end],
        ]
  let [institution, degree, field]: (Fact | null)[] = [null, null, null]
  for (const [from, to] of areas) {
    if (from >= to) continue
    const studied = readDegree(text, from, to)
    degree ??= studied?.degree ?? null
    field ??= studied?.field ?? null
    institution ??= readInstitution(text, from, to, studied?.end ?? from)
  }
  return {
    institution: institution ?? null,
    degree: degree ?? null,
    field: field ?? null,
    range: range === null ? null : { ...range, end: withExpected(text, line.start, range.end) },
  }
}

/** "Expected June 2026" is quoted with its first word, for what is expected has not happened. */
function withExpected(text: string, lineStart: number, end: Fact | null): Fact | null {
  if (end === null) return null
  const word = EXPECTED.exec(text.slice(lineStart, end.span.start))
  return word === null ? end : factAt(text, lineStart + word.index, end.span.end, end.value)
}

import { endsWithAbbreviation } from '../../language/abbreviation.ts'
import type { Span } from '../../values/resume-facts.ts'
import { type Section, sectionOf } from './headings.ts'
import { unbroken } from './patterns.ts'

/** A sentence or bullet with its section. */
export interface Part {
  readonly span: Span
  readonly text: string
  readonly section: Section
  readonly bulleted: boolean
}

interface Piece {
  readonly start: number
  readonly text: string
  readonly bulleted: boolean
}

const MARK =
  /^(?:[\s\-–—•●▪◦‣·*○∙➢➤►✓✔☑✅➜→>]|\p{Extended_Pictographic}|\u{FE0F}|\d{1,2}[.)]-?(?=\s|\p{Lu})|[a-h]\)\s)+/u
const INLINE_MARK = new RegExp(
  unbroken(String.raw`\s*(?:[•●▪◦‣○∙➢➤►✓✔☑✅➜]|\p{Extended_Pictographic}\u{FE0F}?|
    (?<=[:;.]\s?)[-–*]\s?(?=\p{Lu})|(?<=[.:;]\s)\d{1,2}[.)]-?\s(?=\p{Lu}))\s*`),
  'gu',
)
const INLINE_DASH = /\s[-–]\s(?=\p{Lu}\p{Ll})/gu

/** The lines of a text; lines that the source broke in mid-sentence are joined. */
function linesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  for (const match of text.matchAll(/[^\n]+/gu)) {
    if (match[0].trim() === '') continue
    const last = pieces.at(-1)
    const mark = MARK.exec(match[0])?.[0] ?? ''
    const goesOn =
      last !== undefined &&
      /^\s*\p{Ll}(?!\))/u.test(match[0]) &&
      /[\p{L},\d]\s*$/u.test(last.text) &&
      /^\n[ \t]*$/u.test(text.slice(last.start + last.text.length, match.index))
    if (goesOn)
      pieces[pieces.length - 1] = { ...last, text: text.slice(last.start, match.index + match[0].length) }
    else
      pieces.push({
        start: match.index + mark.length,
        text: match[0].slice(mark.length),
        bulleted: mark.trim() !== '',
      })
  }
  return pieces
}

/** Cuts a piece at separators; `bulleted` applies to the pieces after the first. */
function cut(
  piece: Piece,
  separators: readonly { index: number; length: number }[],
  bulleted = piece.bulleted,
): readonly Piece[] {
  const starts = [0, ...separators.map(({ index, length }) => index + length)]
  const ends = [...separators.map(({ index }) => index), piece.text.length]
  return starts.map((start, at) => ({
    start: piece.start + start,
    text: piece.text.slice(start, ends[at]),
    bulleted: at === 0 ? piece.bulleted : bulleted,
  }))
}

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => ({ index: match.index, length: match[0].length }))

function bulletsIn(piece: Piece): readonly Piece[] {
  const dashes = found(piece.text, INLINE_DASH)
  const pieces = cut(piece, found(piece.text, INLINE_MARK), true)
  return dashes.length < 2 ? pieces : pieces.flatMap((part) => cut(part, found(part.text, INLINE_DASH), true))
}

const LONE_HEADING = new RegExp(
  unbroken(String.raw`(?<=[.!?)\s]|\p{Ll})(?:[Pp]rincipales (?:[Rr]esponsabilidades|[Ff]unciones|[Tt]areas)|
    (?:Responsabilidades|Funciones|Tareas) [Pp]rincipales|
    Misión del puesto|Requisitos|Beneficios|Responsabilidades|Funciones|Responsibilities|Requirements|
    Qualifications|Benefits)(?=\s*\p{Lu}\p{Ll})`),
  'gu',
)
const MAX_HEADING = 75
/** Maximum distance, in characters, from the start of a heading to its colon. */
const LOOK_BACK = 200

/** Headings inside a line ("… Requisitos: título. Beneficios: …"); `end` is where their content begins. */
function headingsIn(text: string): readonly { start: number; end: number; section: Section }[] {
  const marked = [...text.matchAll(/[:?](?!\s(?:you|du|sie|vous)\b)(?=\s|\p{Lu}|[-–]|$)/gu)].flatMap(
    (match) => {
      const back = Math.max(0, match.index - LOOK_BACK)
      const ends = [...text.slice(back, match.index).matchAll(/[.!?:;…]\s*|(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu)]
      const from = Math.max(back, ...ends.map((end) => back + end.index + end[0].length))
      const before = text.slice(from, match.index)
      const starts = [...before.matchAll(/(?<![\p{L}\p{N}'’])[¿"“]?\p{Lu}/gu)].map(({ index }) => index)
      const atEnd = match.index + 1 === text.trimEnd().length
      return [0, ...starts]
        .filter((start) => before.length - start <= MAX_HEADING || atEnd)
        .flatMap((start) => {
          const section = sectionOf(before.slice(start), start > 0 ? 3 : atEnd ? 18 : 6)
          return section === null ? [] : [{ start: from + start, end: match.index + 1, section }]
        })
        .slice(0, 1)
    },
  )
  const lone =
    text.length < 300
      ? []
      : [...text.matchAll(LONE_HEADING)].flatMap((match) => {
          const section = sectionOf(match[0], 1)
          return section === null ? [] : [{ start: match.index, end: match.index + match[0].length, section }]
        })
  return [...marked, ...lone]
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start }, at, all) => at === 0 || start >= (all[at - 1]?.end ?? 0))
}

const isHeadingLine = ({ text, bulleted }: Piece): boolean =>
  !bulleted &&
  text.trim().length <= MAX_HEADING &&
  !/[.,;]\s*$/u.test(text) &&
  text.trim().split(/\s+/u).length <= 10

/** The sentences of a piece, including those joined by a lost space ("saludable.En"). */
function sentencesIn(piece: Piece): readonly Piece[] {
  const ends = [
    ...piece.text.matchAll(
      /[.!?…]+["”»)]*(?:\s+(?=["“„«(¿¡]?[\p{Lu}\d¿¡])|(?<=\p{Ll}{2}[.!?])(?=[¿¡]?\p{Lu}[\p{Ll}\s]))/gu,
    ),
  ]
    .filter(
      ({ index, 0: mark }) =>
        !(
          mark.startsWith('.') &&
          !mark.startsWith('..') &&
          endsWithAbbreviation(piece.text.slice(0, index + 1))
        ),
    )
    .map(({ index, 0: mark }) => ({
      index: index + mark.trimEnd().length,
      length: mark.length - mark.trimEnd().length,
    }))
  return cut(piece, ends)
}

const MAX_SENTENCE = 1000

const trimmed = ({ start, text, bulleted }: Piece, section: Section): Part | null => {
  const mark = MARK.exec(text)?.[0].length ?? 0
  const kept = text.slice(mark).trimEnd()
  return kept === '' || kept.length > MAX_SENTENCE
    ? null
    : {
        span: { start: start + mark, end: start + mark + kept.length },
        text: kept,
        section,
        bulleted: bulleted || text.slice(0, mark).trim() !== '',
      }
}

/** The sentences and bullets of a description with their sections, without headings. */
export function partsOf(description: string): readonly Part[] {
  let section: Section = 'intro'
  return linesOf(description)
    .flatMap(bulletsIn)
    .flatMap((piece): readonly Part[] => {
      const whole = isHeadingLine(piece) ? sectionOf(piece.text.split(/\s[–—-]\s/u)[0] ?? '', 4) : null
      if (whole !== null && !/[:?]\s*\S/u.test(piece.text)) {
        section = whole
        return []
      }
      const headings = headingsIn(piece.text)
      const blocks = [
        { start: 0, section },
        ...headings.map((heading) => ({ start: heading.end, section: heading.section })),
      ]
      section = blocks.at(-1)?.section ?? section
      return blocks.flatMap((block, at) => {
        const text = piece.text.slice(block.start, headings[at]?.start)
        return sentencesIn({ start: piece.start + block.start, text, bulleted: piece.bulleted })
          .map((sentence) => trimmed(sentence, block.section))
          .filter((part) => part !== null)
      })
    })
}

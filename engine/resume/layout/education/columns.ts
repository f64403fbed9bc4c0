import type { Education } from '../../../values/resume-facts.ts'
import type { Line } from '../text/lines.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { findRange, findSingle } from '../words/dates.ts'
import { factAt } from '../words/fact.ts'
import type { Phrase } from '../words/phrases.ts'
import { readDegree, readInstitution } from './degree.ts'

/** What the columns of a table of studies are named, in the languages of resumes. */
const COLUMNS = {
  dates:
    /^(?:years?|dates?|period|when|from ?[-–—/] ?to|completed|graduation year|year (?:of|completed|obtained).*|jahre?|zeitraum|datum|années?|période|años?|fechas?|período|periodo)$/iu,
  degree:
    /^(?:qualifications?(?: obtained)?|degree|course(?: of study)?|award|programme?|certificate|exam(?:ination)?|title|standard|class|abschluss|studiengang|ausbildung|qualifikation|diplômes?|formation|titre|títulos?|titulación|estudios|grado)$/iu,
  institution:
    /^(?:institut(?:ions?|e)|schools?|universit(?:y|ies)|college|board(?: ?\/ ?university)?|awarding body|place of study|(?:name of )?(?:school|college|institution)(?: ?\/ ?(?:school|college|university|institution))?|(?:bildungs)?einrichtung|schule|hochschule|institution|établissement|école|organisme|instituci[óo]n|centro|entidad|universidad)$/iu,
} as const
type Column = keyof typeof COLUMNS
const ALL: readonly Column[] = ['dates', 'degree', 'institution']

const cellsOf = ({ cells, start, words }: Line): readonly Phrase[] =>
  cells.map((cell) => ({ ...cell, words: words.slice(cell.start - start, cell.end - start) }))

const columnOf = ({ words }: Phrase): Column | null =>
  ALL.find((column) => COLUMNS[column].test(words.trim())) ?? null

/** The columns that the first row of a table of studies names: "Year  Qualification  Institution"; none for another line. */
export function columnsOf({ first, lines }: Paragraph): readonly (Column | null)[] {
  const columns = lines.length > 1 ? [] : cellsOf(first).map(columnOf)
  return columns.filter((column) => column !== null).length >= 2 ? columns : []
}

/**
 * The studies of a table with these columns, in whatever words they are named; null where the rows have other columns,
 * or none names a degree and none a school.
 */
export function readColumns(
  text: string,
  columns: ReturnType<typeof columnsOf>,
  rows: readonly Paragraph[],
): readonly Omit<Education, 'id'>[] | null {
  const at = (column: Column): number => columns.indexOf(column)
  const areRows = rows.every(({ first }) => first.cells.length === columns.length)
  if (!areRows || at('degree') < 0 || at('institution') < 0) return null
  return rows.map(({ first, start, end }) => {
    const cells = cellsOf(first)
    const [dates, named, school] = ALL.map((column) => cells[at(column)])
    const range =
      dates && (findRange(text, dates.start, dates.end) ?? findSingle(text, dates.start, dates.end))
    const studied = named && readDegree(text, named.start, named.end)
    return {
      institution: school
        ? (readInstitution(text, school.start, school.end, school.start) ??
          factAt(text, school.start, school.end))
        : null,
      degree: studied?.degree ?? (named ? factAt(text, named.start, named.end) : null),
      field: studied?.field ?? null,
      start: range?.start ?? null,
      end: range?.end ?? null,
      span: { start, end },
    }
  })
}

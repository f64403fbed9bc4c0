import type { Cell, DocumentLine } from '../document.ts'
import { headingKind } from '../sections/headings.ts'
import { cellText, inOneCell } from './cells.ts'
import { splitMarker } from './marker.ts'

/** Labels of the Europass form, in its languages; a label may continue on the line below. */
const LABELS = {
  dates: /^(?:dates|daten|datum|zeitraum|période|periodo|fechas|date \(da – a\))$/iu,
  title:
    /^(?:occupation or position held|beruf oder funktion|fonction ou poste occupé|profesión o cargo desempeñado|tipo di impiego|(?:position|job title|funktion|fonction|poste|puesto|cargo)$)/iu,
  degree:
    /^(?:title of qualification awarded|bezeichnung der (?:erworbenen|angestrebten) qualifikation|intitulé du certificat|cualificación obtenida|título obtenido|qualifica conseguita)/iu,
  employer:
    /^(?:name and address of (?:the )?employer|name und adresse des arbeitgebers|nom et adresse de l['’]employeur|nombre y (?:dirección|localidad) de(?: la empresa|l empleador)|nome e indirizzo del datore|(?:employer|arbeitgeber|employeur|empresa)$)/iu,
  school:
    /^(?:name and type of organi[sz]ation|name (?:und art )?der (?:organisation|bildungs)|nom et type de l['’]établissement|nombre y tipo del? (?:centro|organización)|centro$|nome e tipo di istituto)/iu,
  activities:
    /^(?:main activities and|wichtigste tätigkeiten|principales activités et|(?:principales )?(?:actividades|funciones) y|principali mansioni|(?:duties|responsibilities|tätigkeiten|aufgaben|tâches|missions|funciones|tareas)$)/iu,
  other:
    /^(?:type of business or|tätigkeitsbereich oder|type ou secteur d|tipo de empresa o|tipo di azienda o|principali materie|livello nella|principal subjects|hauptfächer|principales mat(?:ières|erias)|level in national|stufe der nationalen|niveau (?:dans la classification|conforme)|nivel (?:en la clasificación|conforme))/iu,
} as const
type Field = keyof typeof LABELS
const FIELDS: readonly Field[] = ['dates', 'title', 'degree', 'employer', 'school', 'activities', 'other']
/** A text with fewer of the labels is no such form. */
const MIN_LABELS = 6

const textOf = (cell: Cell | undefined): string => (cell === undefined ? '' : cellText(cell))

const fieldOf = (words: string): Field | null => FIELDS.find((field) => LABELS[field].test(words)) ?? null

/** Whether a piece of text is one of the form's labels. */
export const isEuropassLabel = (words: string): boolean => fieldOf(words.trim()) !== null

type Values = Partial<Record<Field, DocumentLine[]>>

/** The cells of a value that may go on over several lines. */
const cellsOf = (lines: readonly DocumentLine[] = []): readonly Cell[] => lines.flatMap(({ cells }) => cells)

/**
 * A record of the form as a resume has it: dates and title, employer or school, the activities as bullets, and the rest
 * with its labels.
 */
function rearranged(values: Values): readonly DocumentLine[] {
  const { dates = [], activities: done = [], other = [] } = values
  const [names, places] = [values.title ?? values.degree, values.employer ?? values.school]
  const [dated, named] = [dates[0] ?? names?.[0], places?.[0]]
  const lead = [...cellsOf(dates), ...inOneCell(cellsOf(names))]
  const head = [
    ...(dated === undefined ? [] : [{ ...dated, marker: '', cells: lead, gap: 1 }]),
    ...(named === undefined ? [] : [{ ...named, marker: '', cells: cellsOf(places), gap: 0 }]),
  ]
  // A small letter begins the rest of a wrapped line.
  const areMarked = done.some(({ marker }) => marker !== '')
  const activities = done.map((line) =>
    !areMarked && line.marker === '' && !/^\p{Ll}/u.test(textOf(line.cells[0]))
      ? { ...line, marker: '-' }
      : line,
  )
  const others = other.map((line) => (values.degree ? { ...line, marker: '-' } : line))
  return [...head, ...activities, ...others]
}

/** What follows the jobs and studies in the form: "Personal skills and competences", "Mother tongue(s)". */
const AFTER =
  /^(?:(?:personal|social|organi[sz]ational|technical|computer|artistic|other|communication|digital|job-related) skills|mother tongue|other languages?|driving licen[cs]e|additional information|annexes|(?:persönliche|soziale|organisatorische|technische|künstlerische|sonstige)\S* (?:fähigkeiten|kompetenzen)|muttersprache|(?:sonstige|weitere) sprachen?|führerschein|zusätzliche angaben|anlagen|(?:autres )?(?:aptitudes|compétences)(?: et |$)|langues? maternelle|autres? langue|permis de conduire|information complémentaire|(?:otras )?(?:capacidades|aptitudes) y |(?:idioma|lengua)s? matern|otros? idioma|permisos? de condu|información adicional|anexos|(?:altre )?capacità e competenze|madrelingua|altr\p{L} lingu|patente|ulteriori informazioni|allegati)/iu

/** Whether the first words of a line end a record: a heading, or a label of what follows the records. */
const endsRecord = (words: string, isAlone: boolean): boolean =>
  /^\p{Lu}/u.test(words) &&
  (AFTER.test(words.replaceAll(/\(\p{L}{1,2}\)/gu, '')) || (isAlone && headingKind(words) !== null))

/**
 * Rearranges the Europass form, whose labels stand in a column left of the values and which names an employer
 * below the activities. Other documents stay as they are. Only where lines are `wrapped` goes a label on below.
 */
export function withoutForm(lines: readonly DocumentLine[], wrapped: boolean): readonly DocumentLine[] {
  const labels = lines.filter(({ cells }) => isEuropassLabel(textOf(cells[0])))
  if (labels.length < MIN_LABELS) return lines
  // Labels stand at one edge of their column.
  const edge = Math.max(...labels.map(({ cells }) => cells[0]?.right ?? 0))
  const left = Math.max(...labels.map(({ cells }) => cells[0]?.x ?? 0))
  const start = Math.min(...labels.flatMap(({ cells }) => cells[1]?.x ?? []))
  const made: DocumentLine[] = []
  let values: Values | null = null
  let field: Field = 'other'
  const close = () => {
    if (values !== null) made.push(...rearranged(values))
    values = null
  }
  for (const line of lines) {
    const [first, ...rest] = line.cells
    const known = fieldOf(textOf(first))
    if (known === 'dates') {
      close()
      values = {}
    }
    // The rest of a wrapped label stands left of the values.
    const isRest =
      line.marker === '' &&
      first !== undefined &&
      first.x < start &&
      first.right <= edge + 5 &&
      (first.x <= left || first.right >= edge - 5)
    const isLabel = known !== null || (values !== null && isRest)
    const isAlone = isLabel && rest.length === 0
    const own = known ?? (isLabel && !isAlone && !wrapped ? 'other' : null)
    if (own !== null) field = own
    const isEnd =
      known === null &&
      isLabel &&
      ((isAlone && (!wrapped || line.gap > 0.7)) || endsRecord(textOf(first), isAlone))
    if (isEnd) close()
    if (values === null) {
      made.push(isEnd ? { ...line, gap: 1 } : line)
      continue
    }
    const cells = isLabel && field !== 'other' ? rest : line.cells
    if (cells.length > 0 && !isAlone) {
      // A form that goes on on the next page is one block.
      const { page = line.page, block = line.block } = labels[0] ?? {}
      const value = { ...line, ...(isLabel ? splitMarker(cells) : {}), page, block }
      values[field] = [...(values[field] ?? []), value]
    }
  }
  close()
  return made
}

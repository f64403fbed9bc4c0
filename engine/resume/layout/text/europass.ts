import type { Cell, DocumentLine } from '../document.ts'
import { cellText } from './cells.ts'
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
    /^(?:type of business or sector|tätigkeitsbereich oder branche|type ou secteur d['’]activité|tipo de empresa o sector|tipo di azienda o settore|principali materie|livello nella|principal subjects|hauptfächer|principales mat(?:ières|erias)|level in national|stufe der nationalen|niveau dans la classification|nivel en la clasificación)/iu,
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

/** A record of the form as a resume has it: dates and title, employer or school, and the activities as bullets. */
function rearranged(values: Values): readonly DocumentLine[] {
  const [dates] = values.dates ?? []
  const [name] = values.title ?? values.degree ?? []
  const [place] = values.employer ?? values.school ?? []
  const dated =
    dates === undefined
      ? []
      : [{ ...dates, marker: '', cells: [...dates.cells, ...(name?.cells ?? [])], gap: 1 }]
  // A small letter begins the rest of a wrapped line.
  const done = values.activities ?? []
  const areMarked = done.some(({ marker }) => marker !== '')
  const activities = done.map((line) =>
    !areMarked && line.marker === '' && !/^\p{Ll}/u.test(textOf(line.cells[0]))
      ? { ...line, marker: '-' }
      : line,
  )
  return [...dated, ...(place === undefined ? [] : [{ ...place, marker: '', gap: 0 }]), ...activities]
}

/**
 * Rearranges the Europass form, whose labels stand in a column left of the values and which names an employer
 * below the activities. Other documents stay as they are.
 */
export function withoutForm(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const labels = lines.filter(({ cells }) => isEuropassLabel(textOf(cells[0])))
  if (labels.length < MIN_LABELS) return lines
  const edge = Math.max(...labels.map(({ cells }) => cells[0]?.right ?? 0))
  const made: DocumentLine[] = []
  let values: Values | null = null
  let field: Field = 'other'
  const close = () => {
    if (values !== null) made.push(...rearranged(values))
    values = null
  }
  for (const line of lines) {
    const [first, ...rest] = line.cells
    const own = fieldOf(textOf(first))
    if (own === 'dates') {
      close()
      values = {}
    }
    if (own !== null) field = own
    // The rest of a wrapped label stands left of the values.
    const isRest = line.marker === '' && first !== undefined && first.right <= edge + 5
    const isLabel = own !== null || (values !== null && isRest)
    const isEnd = values !== null && own === null && isLabel && rest.length === 0 && line.gap > 0.7
    if (isEnd) close()
    if (values === null) {
      made.push(line)
      continue
    }
    const cells = isLabel ? rest : line.cells
    if (cells.length > 0) {
      // A form that goes on on the next page is one block.
      const { page = line.page, block = line.block } = labels[0] ?? {}
      const value = { ...line, ...(isLabel ? splitMarker(cells) : {}), page, block }
      values[field] = [...(values[field] ?? []), value]
    }
  }
  close()
  return made
}

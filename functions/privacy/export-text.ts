import { csvFile, csvRows } from '#shared/csv.ts'
import type { ExportFormat } from '#shared/models/account/privacy.ts'

export type Fields = Readonly<Record<string, unknown>>

/** What is written around the records of an export, which come section by section. */
export interface ExportText {
  readonly head: (about: { readonly exportedAt: string; readonly userId: string }) => string
  readonly open: (section: string, isFirst: boolean) => string
  /** `index` counts the section's records from 0. */
  readonly record: (section: string, index: number, fields: Fields) => string
  readonly close: string
  readonly tail: (notIncluded: readonly { readonly what: string; readonly why: string }[]) => string
}

/** One object with the sections, a record per line. */
const json: ExportText = {
  head: (about) => `${JSON.stringify(about).slice(0, -1)},"sections":{`,
  open: (section, isFirst) => `${isFirst ? '' : ','}\n${JSON.stringify(section)}:[`,
  record: (_, index, fields) => `${index === 0 ? '' : ','}\n${JSON.stringify(fields)}`,
  close: ']',
  tail: (notIncluded) => `},\n"notIncluded":${JSON.stringify(notIncluded)}}\n`,
}

/** One value per row, because the records have different fields. */
const csv: ExportText = {
  head: ({ exportedAt, userId }) =>
    csvFile([
      ['section', 'record', 'field', 'value'],
      ['export', '1', 'exportedAt', exportedAt],
      ['export', '1', 'userId', userId],
    ]),
  open: () => '',
  record: (section, index, fields) =>
    csvRows(leaves(fields).map(([field, value]) => [section, String(index + 1), field, value])),
  close: '',
  tail: (notIncluded) =>
    csvRows(
      notIncluded.flatMap(({ what, why }, index) => [
        ['notIncluded', String(index + 1), 'what', what],
        ['notIncluded', String(index + 1), 'why', why],
      ]),
    ),
}

export const EXPORT_TEXTS: Readonly<Record<ExportFormat, ExportText>> = { json, csv }

/** All values of a record with their paths, such as `letter.paragraphs.0`. */
function leaves(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null)
    return [[path, value === null ? '' : (JSON.stringify(value) ?? '')]]
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    leaves(inner, path === '' ? name : `${path}.${name}`),
  )
}

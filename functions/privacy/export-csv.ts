import { csvFile } from '#shared/csv.ts'
import type { DataExport } from '#shared/models/account/privacy.ts'

/** The export as CSV with one value per row, because its records have different fields. */
export function exportCsv({ exportedAt, userId, sections, notIncluded }: DataExport): string {
  const rows: (readonly string[])[] = [
    ['section', 'record', 'field', 'value'],
    ['export', '1', 'exportedAt', exportedAt],
    ['export', '1', 'userId', userId],
    ...Object.entries(sections).flatMap(([section, records]) =>
      records.flatMap((record, index) =>
        leaves(record).map(([field, value]) => [section, String(index + 1), field, value]),
      ),
    ),
    ...notIncluded.flatMap(({ what, why }, index) => [
      ['notIncluded', String(index + 1), 'what', what],
      ['notIncluded', String(index + 1), 'why', why],
    ]),
  ]
  return csvFile(rows)
}

/** All values of a record with their paths, such as `letter.paragraphs.0`. */
function leaves(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null)
    return [[path, value === null ? '' : (JSON.stringify(value) ?? '')]]
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    leaves(inner, path === '' ? name : `${path}.${name}`),
  )
}

import type { WorkItem, WorkListId } from '#shared/models/admin/work.ts'
import { aboutOf } from './work-texts.ts'

/** A cell that no spreadsheet runs as a formula (owasp.org, CSV injection). */
const cell = (value: string | number | null): string => {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The rows of a list of work as a file of comma-separated values. */
export const csvOf = (
  list: WorkListId,
  rows: readonly (WorkItem & { readonly email: string | undefined })[],
): string =>
  [
    ['user_id', 'email', 'at', 'amount_usd', 'what', 'next_try_at'],
    ...rows.map((row) => [
      row.userId,
      row.email ?? null,
      row.at,
      row.amountCents === null ? null : row.amountCents / 100,
      aboutOf(list, row),
      row.nextAt,
    ]),
  ]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')

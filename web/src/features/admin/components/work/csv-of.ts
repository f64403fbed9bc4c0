import { csvFile } from '#shared/csv.ts'
import type { WorkItem, WorkListId } from '#shared/models/admin/work.ts'
import { aboutOf } from './work-texts.ts'

/** The rows of a list of work as a CSV file. */
export const csvOf = (
  list: WorkListId,
  rows: readonly (WorkItem & { readonly email: string | undefined })[],
): string =>
  csvFile([
    ['user_id', 'email', 'at', 'amount_usd', 'what', 'next_try_at'],
    ...rows.map((row) => [
      row.userId,
      row.email ?? '',
      row.at,
      row.amountCents === null ? '' : String(row.amountCents / 100),
      aboutOf(list, row),
      row.nextAt ?? '',
    ]),
  ])

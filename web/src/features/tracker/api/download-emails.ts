import { useMutation } from '@tanstack/react-query'
import { listEmailOutreach } from '#shared/contracts/outreach.ts'
import type { OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { notify } from '#web/lib/notify.ts'
import { call } from '#web/lib/api/api-client.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { emailsCsv } from '#web/features/tracker/emails-csv.ts'
import type { ListView } from '#web/features/tracker/list-view.ts'
import { emailsOf } from '#web/queries/list-email-outreach.ts'

/** The largest page size for which the server sends the texts. */
const LIMIT = 100

type Shown = Omit<ListView, 'page'>

/**
 * All emails of these days and this folder that match the search, in their order. An email that is written meanwhile pushes another onto the
 * next page, so each id counts once.
 */
export async function allEmails(shown: Shown): Promise<readonly OutreachEntry[]> {
  const found = new Map<string, OutreachEntry>()
  let totalPages = 1
  for (let page = 1; page <= totalPages; page += 1) {
    const list = await call(listEmailOutreach, {
      query: { ...shown, sort: shown.sort === 'newest' ? undefined : shown.sort, page, limit: LIMIT },
    })
    totalPages = list.totalPages
    for (const entry of emailsOf(list)) found.set(entry.id, entry)
  }
  return [...found.values()]
}

const nameOf = ({ startDate, endDate, search, folder }: Shown): string =>
  [
    'reachwell-emails',
    folder?.replaceAll('_', '-'),
    search === undefined ? undefined : 'found',
    startDate,
    endDate === startDate ? undefined : endDate,
  ]
    .filter((part) => part !== undefined)
    .join('-')

/** Downloads the emails of the filtered list as a CSV file. */
export function useDownloadEmails() {
  return useMutation({
    mutationFn: async (shown: Shown) =>
      saveFile(`${nameOf(shown)}.csv`, emailsCsv(await allEmails(shown)), 'text/csv'),
    onError: notify.refusal({
      title: 'Download failed',
      description: 'Nothing is lost. Try again in a moment.',
    }),
  })
}

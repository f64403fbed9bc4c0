import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { BULK } from '#shared/catalog/constants.ts'
import { markEmails } from '#shared/contracts/tracker.ts'
import { getEmailOutreach, listEmailOutreach } from '#shared/contracts/outreach.ts'
import { EmailFolder } from '#shared/models/outreach/folders.ts'
import type { EmailMark, OutreachEntry, OutreachList } from '#shared/models/outreach/outreach.ts'
import { counted } from '#web/lib/counted.ts'
import { notify } from '#web/lib/notify.ts'
import { call } from '#web/lib/api/api-client.ts'
import { stopReading } from '#web/lib/api/stop-reading.ts'
import { staysIn } from '#web/features/tracker/folders.ts'
import { withMark } from '#web/features/tracker/marking.ts'
import { emailsOf, refreshTracker, TRACKER_READS } from '#web/queries/list-email-outreach.ts'
import { STATUSES } from '#web/features/tracker/status-display.ts'

interface Marking {
  readonly entry: OutreachEntry
  readonly mark: EmailMark | null
  /** When the change was saved that is taken back; `mark` is then the one before. */
  readonly undo?: string
}

type CachedLists = readonly (readonly [QueryKey, OutreachList | undefined])[]

/** Does the work on a list in requests of a bounded size, one after the other. */
export async function inChunks<T, D>(
  items: readonly T[],
  size: number,
  work: (chunk: readonly T[]) => Promise<{ done: D[]; refused: { id: string; message: string }[] }>,
) {
  const outcomes = []
  for (let from = 0; from < items.length; from += size)
    outcomes.push(await work(items.slice(from, from + size)))
  return {
    done: outcomes.flatMap(({ done }) => done),
    refused: outcomes.flatMap(({ refused }) => refused),
  }
}

/** Shows the marks in every list that is cached; an entry leaves the list of a folder that it is no longer in. */
function showMarked(queryClient: QueryClient, lists: CachedLists, marks: readonly Marking[]): void {
  const now = new Date()
  const changed = new Map(marks.map(({ entry, mark }) => [entry.id, withMark(entry, mark, now)]))
  for (const [queryKey, list] of lists) {
    if (list === undefined) continue
    const folder = folderOf(queryKey)
    const entries = emailsOf(list)
    const data = entries
      .map((entry) => changed.get(entry.id) ?? entry)
      .filter((entry) => !changed.has(entry.id) || staysIn(folder, entry))
    queryClient.setQueryData<OutreachList>(queryKey, {
      ...list,
      data: data.length === 0 && entries.length === 0 ? list.data : data,
      totalItems: list.totalItems - (entries.length - data.length),
    })
  }
}

/** Shows emails as these lists had them, also in a folder that they had left: their marks were not saved. */
function showUnmarked(queryClient: QueryClient, lists: CachedLists, marks: readonly Marking[]): void {
  const unsaved = new Set(marks.map(({ entry }) => entry.id))
  for (const [queryKey, before] of lists) {
    const now = queryClient.getQueryData<OutreachList>(queryKey)
    if (before === undefined || now === undefined) continue
    const entries = emailsOf(now)
    const data = entries.filter(({ id }) => !unsaved.has(id))
    for (const [at, entry] of emailsOf(before).entries()) if (unsaved.has(entry.id)) data.splice(at, 0, entry)
    const totalItems = now.totalItems + data.length - entries.length
    if (data.length > 0) queryClient.setQueryData<OutreachList>(queryKey, { ...now, data, totalItems })
  }
}

/** The folder that a list was asked for, which its address names. */
function folderOf([, address]: QueryKey): EmailFolder | undefined {
  const [, query] = String(address).split('?')
  return EmailFolder.safeParse(new URLSearchParams(query).get('folder')).data
}

/** What a toast says about emails that were marked. */
function markedWords(count: number, mark: EmailMark | null): string {
  const emails = counted(count, 'email')
  return mark === null
    ? `The mark of ${emails} was removed`
    : `${emails} marked as ${STATUSES[mark].label.toLowerCase()}`
}

/** Marks emails: shown at once, with a toast that undoes it. What the server refuses is shown as it was. */
export function useMarkEmails() {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    // One request after the other, so that the last mark wins.
    scope: { id: markEmails.id },
    mutationFn: (marks: readonly Marking[]) =>
      inChunks(marks, BULK.marks, (chunk) =>
        call(markEmails, {
          body: {
            marks: chunk.map(({ entry: { id }, mark, undo }) =>
              undo === undefined ? { id, mark } : { id, undo },
            ),
          },
        }),
      ),
    onMutate: async (marks) => {
      await Promise.all(
        [...TRACKER_READS, [getEmailOutreach.path]].map((queryKey) => stopReading(queryClient, queryKey)),
      )
      const lists = queryClient.getQueriesData<OutreachList>({ queryKey: [listEmailOutreach.path] })
      showMarked(queryClient, lists, marks)
      return lists
    },
    onError: (error, marks, lists = []) => {
      showUnmarked(queryClient, lists, marks)
      notify.refusal({
        title: 'The marks weren’t all saved',
        description: 'The list shows what is saved. Try again in a moment.',
      })(error)
    },
    onSettled: () =>
      Promise.all([
        refreshTracker(queryClient),
        queryClient.invalidateQueries({ queryKey: [getEmailOutreach.path] }),
      ]),
  })
  const undo = (marks: readonly Required<Marking>[]) =>
    mutate(marks, { onSuccess: () => notify.success({ title: 'Undone' }) })
  return (entries: readonly OutreachEntry[], mark: EmailMark | null) => {
    const marks = entries.map((entry) => ({ entry, mark }))
    if (marks.length === 0) return
    mutate(marks, {
      onSuccess: ({ done, refused }) => {
        const savedAt = new Map(done.map((one) => [one.id, one.savedAt]))
        const kept = marks.filter(({ entry }) => savedAt.has(entry.id))
        const changed = kept.filter(({ entry }) => entry.mark !== mark)
        const before = changed.map(({ entry }) => ({
          entry: withMark(entry, mark, new Date()),
          mark: entry.mark,
          undo: savedAt.get(entry.id) ?? '',
        }))
        const [first] = refused
        notify.success({
          title: markedWords(kept.length, mark),
          description:
            first === undefined
              ? undefined
              : `${counted(refused.length, 'other was', 'others were')} not: ${first.message}`,
          ...(before.length > 0 && { action: { label: 'Undo', onClick: () => undo(before) } }),
        })
      },
    })
  }
}

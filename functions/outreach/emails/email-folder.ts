import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import type { EmailFolder } from '#shared/models/outreach/folders.ts'
import { workingDaysAfter } from '../follow-up/due.ts'
import { FOLLOW_UPS } from '#shared/catalog/constants.ts'
import type { EmailRecord } from './outreach-email.item.ts'

/** Next steps have entries of their own instead of keys in the index. */
export type IndexedFolder = Exclude<EmailFolder, 'next_step_due'>

type Filed = Pick<EmailRecord, 'id' | 'state' | 'mark' | 'markedAt' | 'followUpNumber' | 'followedBy'>

/**
 * The sort key of an email in the index of folders: its folder, a time where one orders it, and its id, which
 * begins with the time it was created. Null for an email that is in no folder: it is being written, or a
 * follow-up to it is.
 */
export function folderKey(email: Filed, firstMark: EmailMark | null = email.mark): string | null {
  const { id, state, mark, markedAt, followedBy } = email
  if (mark === 'sent') return followedBy === null ? sentKey(email, firstMark) : null
  if (mark !== null) return `${mark}#${markedAt === null ? '' : markedAt.toISOString()}#${id}`
  return state === 'reserved' || state === 'written' ? null : unmarkedKey(state, id)
}

/** The key of an email without a mark. */
export const unmarkedKey = (state: 'drafted' | 'ready' | 'gone' | 'failed', id: string): string =>
  state === 'gone' || state === 'failed' ? `${state}#${id}` : `to_read#${id}`

/** Sorted by the time from which a follow-up may be written; those that take none are behind `~`. */
function sentKey({ id, markedAt, followUpNumber }: Filed, firstMark: EmailMark | null): string {
  if (markedAt === null) return `sent#~#${id}`
  const isLast = firstMark !== 'sent' || followUpNumber >= FOLLOW_UPS.perEmail
  return isLast
    ? `sent#~${markedAt.toISOString()}#${id}`
    : sentDueKey(id, workingDaysAfter(markedAt, FOLLOW_UPS.workingDays))
}

/** The key of a sent email to which a follow-up may be written from `due` on. */
export const sentDueKey = (id: string, due: Date): string => `sent#${due.toISOString()}#${id}`

/** The keys of a folder at this time, first and last. `~` sorts after every letter and digit. */
export const folderRange = (folder: IndexedFolder, now: Date): readonly [string, string] =>
  folder === 'follow_up_due' ? ['sent#', `sent#${now.toISOString()}~`] : [`${folder}#`, `${folder}#~~`]

/** The change that files an email under its key, or in no folder. */
export const filedUnder = (key: string | null) =>
  key === null ? { set: {}, remove: ['folderSk'] } : { set: { folderSk: key }, remove: [] }

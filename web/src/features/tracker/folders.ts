import { keysOf } from '#shared/keys-of.ts'
import type { EmailFolder, EmailOrder, FolderCounts } from '#shared/models/outreach/folders.ts'
import { TRACKER } from '#shared/catalog/constants.ts'
import type { OutreachEntry } from '#shared/models/outreach/outreach.ts'

interface FolderDisplay {
  readonly label: string
  /** Shown even while it is empty. */
  readonly always: boolean
  /** What its list says when it is empty. */
  readonly empty: string
}

/** The folders in the order of the work: what needs the user first. */
export const FOLDERS: Readonly<Record<EmailFolder, FolderDisplay>> = {
  to_read: {
    label: 'To read',
    always: true,
    empty: 'You have read everything. The next drafts appear here after the next run.',
  },
  follow_up_due: {
    label: 'Follow-up due',
    always: true,
    empty: 'No follow-up is due. One is due five working days after you marked an email as sent.',
  },
  next_step_due: {
    label: 'Next step due',
    always: false,
    empty: 'Nothing you planned is due today.',
  },
  gone: {
    label: 'No longer in Gmail',
    always: false,
    empty: 'Every draft that left your Gmail is marked.',
  },
  sent: {
    label: 'Sent without answer',
    always: true,
    empty: 'No sent email is waiting for an answer. Mark emails as sent once you’ve sent them.',
  },
  replied: { label: 'Replied', always: true, empty: 'Mark an email as replied when an answer comes.' },
  interview: { label: 'Interview', always: true, empty: 'Interviews you mark appear here.' },
  offer: { label: 'Offer', always: false, empty: 'Offers you mark appear here.' },
  rejected: { label: 'Rejected', always: false, empty: 'Rejections you mark appear here.' },
  withdrawn: { label: 'Withdrawn', always: false, empty: 'Applications you withdrew appear here.' },
  failed: { label: 'Failed', always: true, empty: 'No email failed.' },
  discarded: { label: 'Discarded', always: true, empty: 'Emails you discard appear here.' },
}

/** In the order of the work. */
const FOLDER_NAMES = keysOf(FOLDERS)

export const ORDERS: readonly { readonly value: EmailOrder; readonly label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'company', label: 'By company' },
]

/** The folders to show: those of every day, those with emails, and the one that is open. */
export const shownFolders = (counts: FolderCounts | undefined, open: EmailFolder | undefined) =>
  FOLDER_NAMES.filter(
    (folder) => FOLDERS[folder].always || folder === open || (counts !== undefined && counts[folder] > 0),
  )

/** A folder is counted up to a limit. */
export const countWords = (count: number): string =>
  count >= TRACKER.maxCounted ? `${TRACKER.maxCounted - 1}+` : String(count)

/** Whether an entry stays in a folder's list after a change of its mark. */
export function staysIn(folder: EmailFolder | undefined, { mark, knownStatus }: OutreachEntry): boolean {
  if (folder === undefined || folder === 'failed' || folder === 'next_step_due') return true
  if (folder === 'gone') return mark === null && knownStatus === 'sent'
  if (folder === 'to_read') return mark === null && knownStatus !== 'sent'
  return mark === (folder === 'follow_up_due' ? 'sent' : folder)
}

import type { EmailMark, EmailStatus, OutreachEntry } from '#shared/models/outreach/outreach.ts'

/** What the user can say of an email, in the order in which it happens. */
export const MARKS: readonly { mark: EmailMark; label: string; key: string }[] = [
  { mark: 'sent', label: 'I sent it', key: 's' },
  { mark: 'replied', label: 'They replied', key: 'r' },
  { mark: 'interview', label: 'I have an interview', key: 'i' },
  { mark: 'discarded', label: 'I discarded it', key: 'd' },
]

/** Written, and nobody is at work on it any more: there is something that became of it. */
const WRITTEN: ReadonlySet<EmailStatus> = new Set(['draft', 'draft_sent', 'sent', 'pending_send'])

export const isMarkable = ({
  knownStatus,
  emailBody,
}: Pick<OutreachEntry, 'knownStatus' | 'emailBody'>): boolean =>
  emailBody !== null && WRITTEN.has(knownStatus)

/** The entry as it is once it is marked, or once the mark is taken back. */
export const withMark = (entry: OutreachEntry, mark: EmailMark | null, now: Date): OutreachEntry => ({
  ...entry,
  mark,
  markedAt: mark === null ? null : now.toISOString(),
  emailStatus: mark ?? entry.knownStatus,
})

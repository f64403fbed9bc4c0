import type { EmailMark, EmailStatus, OutreachEntry } from '#shared/models/outreach/outreach.ts'

/** The marks for an email, in the order in which they happen. */
export const MARKS: readonly { mark: EmailMark; label: string; key: string }[] = [
  { mark: 'sent', label: 'I sent it', key: 's' },
  { mark: 'replied', label: 'They replied', key: 'r' },
  { mark: 'interview', label: 'I have an interview', key: 'i' },
  { mark: 'offer', label: 'I have an offer', key: 'o' },
  { mark: 'rejected', label: 'They turned me down', key: 'n' },
  { mark: 'withdrawn', label: 'I withdrew', key: 'w' },
  { mark: 'discarded', label: 'I discarded it', key: 'd' },
]

/**
 * Statuses of an email that is written and not being changed, so that the user can mark what became of it.
 */
const WRITTEN: ReadonlySet<EmailStatus> = new Set(['draft', 'draft_sent', 'sent', 'pending_send'])

export const isMarkable = ({
  knownStatus,
  emailBody,
}: Pick<OutreachEntry, 'knownStatus' | 'emailBody'>): boolean =>
  emailBody !== null && WRITTEN.has(knownStatus)

/** Whether it is a draft of which the user has not said what became. */
export const isOpenDraft = ({ knownStatus, mark }: Pick<OutreachEntry, 'knownStatus' | 'mark'>): boolean =>
  knownStatus === 'draft' && mark === null

/** The entry with a mark, or without one for null. */
export const withMark = (entry: OutreachEntry, mark: EmailMark | null, now: Date): OutreachEntry => ({
  ...entry,
  mark,
  markedAt: mark === null ? null : now.toISOString(),
  emailStatus: mark ?? entry.knownStatus,
})

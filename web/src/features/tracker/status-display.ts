import {
  Archive,
  CalendarCheck,
  CircleCheck,
  CircleX,
  Clock,
  CircleSlash,
  MessageSquareReply,
  PartyPopper,
  PenLine,
  SendHorizontal,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { EmailMark, EmailStatus, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { showUtcDate } from '#web/lib/time.ts'

interface StatusDisplay {
  readonly label: string
  readonly tone: 'good' | 'brand' | 'neutral' | 'bad'
  readonly Icon: LucideIcon
}

const SENT: StatusDisplay = { label: 'Sent', tone: 'good', Icon: CircleCheck }

/** The specification's mapping, and the marks that it does not mention. */
export const STATUSES: Readonly<Record<EmailStatus, StatusDisplay>> = {
  sent: SENT,
  draft_sent: SENT,
  pending_send: { label: 'Ready to Send', tone: 'brand', Icon: SendHorizontal },
  scheduled: { label: 'Scheduled', tone: 'neutral', Icon: Clock },
  failed: { label: 'Failed', tone: 'bad', Icon: CircleX },
  draft: { label: 'Draft', tone: 'neutral', Icon: PenLine },
  replied: { label: 'Replied', tone: 'good', Icon: MessageSquareReply },
  interview: { label: 'Interview', tone: 'good', Icon: CalendarCheck },
  offer: { label: 'Offer', tone: 'good', Icon: PartyPopper },
  rejected: { label: 'Rejected', tone: 'bad', Icon: CircleSlash },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', Icon: Undo2 },
  discarded: { label: 'Discarded', tone: 'neutral', Icon: Archive },
}

const IN_DRAFTS =
  'Saved as a draft in your Gmail. You send it: we never do, and Gmail doesn’t tell us when you have.'
const KNOWN: Readonly<Record<EmailStatus, string>> = {
  draft: IN_DRAFTS,
  draft_sent: IN_DRAFTS,
  sent: 'No longer among your Gmail drafts: you sent it or deleted it. Gmail doesn’t tell us which.',
  pending_send:
    'Written and checked, but not in your Gmail. Copy it or open it in your mail program to send it.',
  scheduled: 'Still being written and checked. Nothing is in your Gmail yet and nothing was sent.',
  failed: 'No draft was saved and nothing was sent. It doesn’t count against your emails.',
  replied: 'Marked as replied.',
  interview: 'Marked as leading to an interview.',
  offer: 'Marked as leading to an offer.',
  rejected: 'Marked as rejected.',
  withdrawn: 'Marked as withdrawn.',
  discarded: 'Marked as discarded.',
}

const SAID: Readonly<Record<EmailMark, string>> = {
  sent: 'You marked it as sent',
  replied: 'You marked it as replied',
  interview: 'You marked it as leading to an interview',
  offer: 'You marked it as leading to an offer',
  rejected: 'You marked it as rejected',
  withdrawn: 'You marked it as withdrawn',
  discarded: 'You marked it as discarded',
}

/** What we know about a marked email ourselves. */
const BESIDE: Partial<Readonly<Record<EmailStatus, string>>> = {
  draft: ' Its draft is still in your Gmail.',
  sent: ' Its draft is no longer in your Gmail.',
  pending_send: ' It wasn’t saved in your Gmail.',
}

/** Says that the user marked the email, and when; null without a mark. */
export const reportedBy = ({ mark, markedAt }: Pick<OutreachEntry, 'mark' | 'markedAt'>): string | null =>
  mark === null ? null : `${SAID[mark]}${markedAt === null ? '' : ` on ${showUtcDate(markedAt)}`}.`

/** The reason for the status, which its label alone does not say. */
export function basisOf(entry: Pick<OutreachEntry, 'mark' | 'markedAt' | 'knownStatus'>): string {
  const said = reportedBy(entry)
  return said === null ? KNOWN[entry.knownStatus] : `${said}${BESIDE[entry.knownStatus] ?? ''}`
}

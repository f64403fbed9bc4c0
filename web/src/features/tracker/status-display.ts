import type { EmailMark, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { shownDay } from './calendar-days.ts'
import { STATUS_TEXTS } from './texts.ts'

export type StatusTone = 'good' | 'brand' | 'neutral' | 'bad'

export interface StatusDisplay {
  label: (typeof STATUS_TEXTS)[keyof typeof STATUS_TEXTS]
  tone: StatusTone
}

const DISPLAYS: ReadonlyMap<string | null | undefined, StatusDisplay> = new Map([
  ['sent', { label: STATUS_TEXTS.sent, tone: 'good' }],
  ['draft_sent', { label: STATUS_TEXTS.sent, tone: 'good' }],
  ['pending_send', { label: STATUS_TEXTS.ready, tone: 'brand' }],
  ['scheduled', { label: STATUS_TEXTS.scheduled, tone: 'neutral' }],
  ['failed', { label: STATUS_TEXTS.failed, tone: 'bad' }],
  ['replied', { label: STATUS_TEXTS.replied, tone: 'good' }],
  ['interview', { label: STATUS_TEXTS.interview, tone: 'good' }],
  ['discarded', { label: STATUS_TEXTS.discarded, tone: 'neutral' }],
])

/** The specification's mapping, and the marks that it does not mention. Anything else is a draft. */
export const statusDisplay = (status: string | null | undefined): StatusDisplay =>
  DISPLAYS.get(status) ?? { label: STATUS_TEXTS.draft, tone: 'neutral' }

const IN_DRAFTS =
  'Saved as a draft in your Gmail. You send it: we never do, and Gmail does not tell us when you have.'
const KNOWN: Readonly<Record<OutreachEntry['knownStatus'], string>> = {
  draft: IN_DRAFTS,
  draft_sent: IN_DRAFTS,
  sent: 'No longer among your Gmail drafts: you sent it or deleted it. Gmail does not tell us which.',
  pending_send:
    'Written and checked, but not in your Gmail. Copy it or open it in your mail program to send it.',
  scheduled: 'Still being written and checked. Nothing is in your Gmail yet and nothing was sent.',
  failed: 'No draft was saved and nothing was sent. It does not count against your emails.',
  replied: 'Marked as replied.',
  interview: 'Marked as leading to an interview.',
  discarded: 'Marked as discarded.',
}

const SAID: Readonly<Record<EmailMark, string>> = {
  sent: 'You marked it as sent',
  replied: 'You marked it as replied',
  interview: 'You marked it as leading to an interview',
  discarded: 'You marked it as discarded',
}

/** What we know about a marked email ourselves. */
const BESIDE: Partial<Readonly<Record<OutreachEntry['knownStatus'], string>>> = {
  draft: ' Its draft is still in your Gmail.',
  sent: ' Its draft is no longer in your Gmail.',
  pending_send: ' It was not saved in your Gmail.',
}

/** Says that the user marked the email, and when; null without a mark. */
export const reportedBy = ({ mark, markedAt }: Pick<OutreachEntry, 'mark' | 'markedAt'>): string | null =>
  mark === null ? null : `${SAID[mark]}${markedAt === null ? '' : ` on ${shownDay(markedAt)}`}.`

/** The reason for the status, which its label alone does not say. */
export function basisOf(entry: Pick<OutreachEntry, 'mark' | 'markedAt' | 'knownStatus'>): string {
  const said = reportedBy(entry)
  return said === null ? KNOWN[entry.knownStatus] : `${said}${BESIDE[entry.knownStatus] ?? ''}`
}

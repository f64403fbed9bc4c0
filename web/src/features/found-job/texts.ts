import type { DiscardProblem } from '#shared/models/outreach/search-pause.ts'
import { counted } from '#web/lib/counted.ts'

/** Why drafts could not be discarded, and what helps. */
export const LEFT_BECAUSE: Readonly<Record<DiscardProblem, string>> = {
  mailbox_disconnected:
    'Gmail is not connected. Connect it, then discard the rest, or delete them in Gmail yourself.',
  other_mailbox:
    'They are in a different Gmail account from the one you have connected. Connect that account, then discard the rest, or delete them in Gmail yourself.',
  gave_up: 'Gmail did not let us delete them for a whole day. Try again, or delete them in Gmail yourself.',
}

export const drafts = (count: number): string => `${counted(count, 'draft')} that you have not sent`

import { ERRORS } from '#shared/catalog/error-codes.ts'
import type { GmailIntegration } from '#shared/models/gmail.ts'
import type { Mailbox, MailboxProblem } from './model.ts'

const PROBLEMS: Readonly<Record<MailboxProblem, string>> = {
  grant_dead: ERRORS.mailbox_disconnected.message,
  refused:
    'Gmail does not let us save drafts in this mailbox. Connect again and allow drafts, or ask the person who manages the account.',
}

/** The mailbox on the wire, without its grant. */
export const mailboxView = (mailbox: Mailbox): GmailIntegration => ({
  email: mailbox.email,
  isActive: mailbox.isActive,
  connectedAt: mailbox.connectedAt.toISOString(),
  problem: mailbox.problem && PROBLEMS[mailbox.problem],
  checkedAt: mailbox.checkedAt?.toISOString() ?? null,
})

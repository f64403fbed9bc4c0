import { endpoint } from '#platform/http/endpoint.ts'
import { mailboxes } from '#platform/services/stores.ts'
import { ERRORS } from '#shared/catalog/error-codes.ts'
import { getGmailIntegration } from '#shared/contracts/gmail.ts'

const PROBLEMS = {
  grant_dead: ERRORS.mailbox_disconnected.message,
  refused:
    'Gmail does not let us save drafts in this mailbox. Connect again and allow drafts, or ask the person who manages the account.',
} as const

export const handler = endpoint(getGmailIntegration, { mailboxes }, async ({ actor, deps }) => {
  const mailbox = await deps.mailboxes.find(actor.userId)
  return mailbox && { ...mailbox, problem: mailbox.problem && PROBLEMS[mailbox.problem] }
})

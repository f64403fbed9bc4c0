import { DAY } from '#platform/clock.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { mailboxes } from '#functions/services/mailbox.ts'
import { ERRORS } from '#shared/catalog/error-codes.ts'
import { getGmailIntegration } from '#shared/contracts/gmail.ts'

const PROBLEMS = {
  grant_dead: ERRORS.mailbox_disconnected.message,
  refused:
    'Gmail doesn’t let us save drafts in this mailbox. Connect again and allow drafts, or ask the person who manages the account.',
} as const

/** How long the user is shown that a mailbox was turned on again. */
const NEWS_MS = 7 * DAY

export const handler = endpoint(getGmailIntegration, { mailboxes }, async ({ actor, deps }) => {
  const mailbox = await deps.mailboxes.find(actor.userId)
  if (mailbox === null) return null
  const { restoredAt, problem } = mailbox
  const isNews = restoredAt !== undefined && restoredAt.getTime() + NEWS_MS > deps.clock.now().getTime()
  return { ...mailbox, problem: problem && PROBLEMS[problem], restoredAt: isNews ? restoredAt : null }
})

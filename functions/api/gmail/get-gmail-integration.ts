import { mailboxView } from '#core/mailbox/mailbox-view.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { mailboxes } from '#runtime/needs/stores.ts'
import { getGmailIntegration } from '#shared/contracts/gmail.ts'

export const handler = endpoint(getGmailIntegration, { mailboxes }, async ({ actor, needs }) => {
  const mailbox = await needs.mailboxes.find(actor.userId)
  return ok(mailbox && mailboxView(mailbox))
})

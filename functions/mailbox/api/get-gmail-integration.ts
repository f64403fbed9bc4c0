import { mailboxView } from '../mailbox-view.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { mailboxes } from '#platform/services/stores.ts'
import { getGmailIntegration } from '#shared/contracts/gmail.ts'

export const handler = endpoint(getGmailIntegration, { mailboxes }, async ({ actor, deps }) => {
  const mailbox = await deps.mailboxes.find(actor.userId)
  return mailbox && mailboxView(mailbox)
})

import { refreshMailbox } from '#core/mailbox/manage.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { draftMailbox } from '#runtime/needs/google.ts'
import { sealer } from '#runtime/needs/sealer.ts'
import { mailboxes } from '#runtime/needs/stores.ts'
import { refreshGmailIntegration } from '#shared/contracts/gmail.ts'

export const handler = endpoint(refreshGmailIntegration, { mailboxes, sealer, mailbox: draftMailbox }, async ({ actor, needs }) => {
  await refreshMailbox(actor, needs)
  return ok({ message: 'Your Gmail connection has been refreshed successfully' })
})

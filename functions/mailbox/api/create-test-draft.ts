import { createTestDraft as create } from '../manage.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { sealer } from '#functions/services/crypto.ts'
import { draftMailbox, messageDomain, mailboxes } from '#functions/services/mailbox.ts'
import { accounts } from '#functions/services/account.ts'
import { createTestDraft } from '#shared/contracts/gmail.ts'

const services = { mailboxes, sealer, mailbox: draftMailbox, accounts, messageDomain }

export const handler = endpoint(createTestDraft, services, async ({ actor, deps }) => {
  await create(actor, deps)
  return { message: 'Check your Gmail drafts for the test email' }
})

import { createTestDraft as create } from '../manage.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { sealer } from '#platform/services/crypto.ts'
import { draftMailbox, messageDomain } from '#platform/services/google.ts'
import { accounts, mailboxes } from '#platform/services/stores.ts'
import { createTestDraft } from '#shared/contracts/gmail.ts'

const services = { mailboxes, sealer, mailbox: draftMailbox, accounts, messageDomain }

export const handler = endpoint(createTestDraft, services, async ({ actor, deps }) => {
  await create(actor, deps)
  return { message: 'Check your Gmail drafts for the test email' }
})

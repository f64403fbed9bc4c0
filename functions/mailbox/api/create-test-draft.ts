import { throttle } from '#platform/throttle.ts'
import { createTestDraft as create } from '../manage.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { created } from '#platform/http/http.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { sealer } from '#platform/services/crypto.ts'
import { draftMailbox, messageDomain } from '#platform/services/google.ts'
import { accounts, mailboxes } from '#platform/services/stores.ts'
import { limits } from '#platform/services/table.ts'
import { createTestDraft } from '#shared/contracts/gmail.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 10 }]

const services = { mailboxes, sealer, mailbox: draftMailbox, accounts, limits, messageDomain }

export const handler = endpoint(createTestDraft, services, async ({ actor, deps }) => {
  await throttle(actor, 'test-draft', PER_HOUR, deps.limits)
  await create(actor, { ...deps, secrets, clock: systemClock })
  return created({ message: 'Check your Gmail drafts for the test email' })
})

import { throttle } from '#core/kernel/throttle.ts'
import { createTestDraft as create } from '#core/mailbox/manage.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { created } from '#runtime/http.ts'
import { secrets } from '#runtime/identifiers.ts'
import { accounts } from '#runtime/needs/accounts.ts'
import { draftMailbox, messageDomain } from '#runtime/needs/google.ts'
import { limits } from '#runtime/needs/limits.ts'
import { sealer } from '#runtime/needs/sealer.ts'
import { mailboxes } from '#runtime/needs/stores.ts'
import { createTestDraft } from '#shared/contracts/gmail.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 10 }]

const needed = { mailboxes, sealer, mailbox: draftMailbox, accounts, limits, messageDomain }

export const handler = endpoint(createTestDraft, needed, async ({ actor, needs }) => {
  await throttle(actor, 'test-draft', PER_HOUR, needs.limits)
  await create(actor, { ...needs, secrets, clock: systemClock })
  return created({ message: 'Check your Gmail drafts for the test email' })
})

import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { discardMessages } from '#functions/services/queues.ts'
import { sharedEntries, recipientProofs, writtenTo } from '#functions/services/objections.ts'
import { objectToContact } from '#shared/contracts/visitors/objections.ts'

const services = { proofs: recipientProofs, writtenTo, shared: sharedEntries, discards: discardMessages }

/**
 * Prevents all users from writing to the person, for good, has their unsent drafts deleted, and removes the
 * person from shared caches.
 */
export const handler = endpoint(objectToContact, services, async ({ body, deps }) => {
  const hash = deps.secrets.hash(body.proof)
  const now = deps.clock.now()
  const found = await deps.proofs.find(hash, now)
  if (found === null) throw new AppError('recipient_link_over')
  await deps.writtenTo.object(found.email, now)
  for (const userId of await deps.writtenTo.withdrawUnsent(found.email, now))
    await deps.discards.send({ v: 1, userId, task: 'discard' })
  for (const answers of deps.shared) await answers.forget(found.email)
  // Used up last, so that a failed request can be repeated.
  await deps.proofs.take(hash, now)
  return { objected: true as const }
})

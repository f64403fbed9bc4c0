import type { Needs } from '#functions/services/needs.ts'
import type { VisitorActor } from '#platform/actor.ts'
import { throttle } from '#platform/throttle.ts'
import type { ContactMessage } from '#shared/models/contact.ts'
import { contactMail, looksAutomatic } from './contact-mail.ts'
import { beingDelivered, deliveryRefusal, STALE_MS } from './delivery-refusal.ts'
import type { ContactLog } from './contact.store.ts'

const HOUR_SECONDS = 3_600
const DAY_SECONDS = 24 * HOUR_SECONDS
const OF_ONE_NETWORK = [
  { seconds: HOUR_SECONDS, limit: 5 },
  { seconds: DAY_SECONDS, limit: 20 },
] as const
/**
 * Limits for all visitors together, so that nobody with many networks can flood the mailbox; messages that
 * look automatic have a lower one of their own.
 */
const OF_ALL = { seconds: DAY_SECONDS, limit: 500, shared: 'contact:all' } as const
const OF_ALL_AUTOMATIC = { seconds: DAY_SECONDS, limit: 50, shared: 'contact:automatic' } as const

export interface ContactDeps extends Needs<'mail' | 'limits' | 'secrets' | 'clock'> {
  readonly log: ContactLog
}

/**
 * Delivers a visitor's message to support, once. Throws AppError too_many_requests, or unavailable when it
 * could not be delivered and may be sent again.
 */
export async function sendMessage(
  visitor: VisitorActor,
  message: ContactMessage,
  deps: ContactDeps,
): Promise<void> {
  // Includes the content, so that a message changed after a failure counts as a new one.
  const digest = deps.secrets.hash(
    JSON.stringify([message.submissionId, message.name, message.email, message.message]),
  )
  const now = deps.clock.now()
  const state = await deps.log.begin(digest, now, new Date(now.getTime() - STALE_MS))
  if (state === 'delivered') return
  if (state === 'under_way') throw beingDelivered()
  try {
    await throttle(
      visitor,
      'contact',
      [...OF_ONE_NETWORK, looksAutomatic(message) ? OF_ALL_AUTOMATIC : OF_ALL],
      deps.limits,
    )
    await deps.mail.send(contactMail(message))
  } catch (error) {
    await deps.log.failed(digest)
    throw deliveryRefusal(error, 'Too many messages were sent from your network.')
  }
  await deps.log.delivered(digest)
}

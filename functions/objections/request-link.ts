import type { UserMail } from '#vendors/ses/ses-mail.ts'
import { recipientLink } from '#functions/mail/recipient-link.ts'
import { MINUTE, type Clock } from '#platform/clock.ts'
import type { RateLimiter } from '#platform/rate-limiter.ts'
import type { Secrets } from '#platform/secrets.ts'
import { throttleByName } from '#platform/throttle.ts'
import { newProof } from './new-proof.ts'
import type { RecipientProofStore } from './recipient-proof.store.ts'

const HOUR_SECONDS = 3_600
/** Limit per address, so that nobody's mailbox can be flooded with our mails. */
const OF_ONE_ADDRESS = [
  { seconds: HOUR_SECONDS, limit: 3 },
  { seconds: 24 * HOUR_SECONDS, limit: 5 },
]
/** Limit for all requests together, so that many networks cannot be combined to mail strangers. */
const OF_ALL = [{ seconds: 24 * HOUR_SECONDS, limit: 2_000 }]

export const LINK_MINUTES = 30

export interface RequestLinkDeps {
  readonly proofs: RecipientProofStore
  readonly mail: UserMail
  readonly limits: RateLimiter
  readonly secrets: Secrets
  readonly clock: Clock
  /** Origin of the site. */
  readonly site: string
}

/**
 * Mails a link that proves an address. Nothing is looked up, so neither the answer nor its timing reveals
 * whether we know the address. Throws AppError too_many_requests, regardless of that.
 */
export async function requestLink(input: string, deps: RequestLinkDeps): Promise<void> {
  const email = input.trim().toLowerCase()
  await throttleByName(`recipient-link:${deps.secrets.hash(email)}`, OF_ONE_ADDRESS, deps.limits)
  await throttleByName('recipient-link:all', OF_ALL, deps.limits)
  const proof = await newProof(email, LINK_MINUTES * MINUTE, deps)
  await deps.mail.send(recipientLink({ to: input.trim(), proof, minutes: LINK_MINUTES, site: deps.site }))
}

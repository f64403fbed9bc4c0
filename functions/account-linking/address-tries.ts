import type { RateLimiter } from '#platform/rate-limiter.ts'
import type { Secrets } from '#platform/secrets.ts'
import { takeFrom } from '#platform/throttle.ts'

/**
 * Of everybody together: who has many accounts and networks guesses no more passwords of one address, and
 * mails it no more often.
 */
const OF_ONE_ADDRESS = [{ seconds: 3_600, limit: 10 }]

/**
 * Counts a try at each of these addresses, whether or not anybody has an account there, so that the count
 * tells nothing. Throws AppError too_many_requests.
 */
export async function countAddressTries(
  emails: readonly string[],
  { limits, secrets }: { readonly limits: RateLimiter; readonly secrets: Pick<Secrets, 'hash'> },
): Promise<void> {
  const names = [
    ...new Set(emails.map((email) => `link-address:${secrets.hash(email.trim().toLowerCase())}`)),
  ]
  await Promise.all(names.map((name) => takeFrom(name, OF_ONE_ADDRESS, limits)))
}

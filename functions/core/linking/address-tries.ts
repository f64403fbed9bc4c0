import type { CallBudget } from '#core/finding/ports.ts'
import { AppError } from '#core/kernel/app-error.ts'
import type { Secrets } from '#core/kernel/secrets.ts'

/** Of everybody together: who has many accounts and networks guesses no more passwords of one address, and mails it no more often. */
const OF_ONE_ADDRESS = [{ seconds: 3_600, limit: 10 }]

/**
 * Counts a try at each of these addresses, whether or not anybody has an account there, so that the count tells nothing.
 * Throws AppError too_many_requests.
 */
export async function countAddressTries(emails: readonly string[], { limits, secrets }: { readonly limits: CallBudget; readonly secrets: Pick<Secrets, 'hash'> }): Promise<void> {
  const names = [...new Set(emails.map((email) => `link-address:${secrets.hash(email.trim().toLowerCase())}`))]
  for (const taken of await Promise.all(names.map((name) => limits.take(name, OF_ONE_ADDRESS)))) {
    if (!taken.taken) throw new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(taken.retryAfterMs / 1000) })
  }
}

import type { Needs, Only } from '#functions/services/needs.ts'
import { throttleByName } from '#platform/throttle.ts'

/**
 * Limit per address for all users together, so that many accounts and networks cannot be combined to guess
 * its password or to flood it with mail.
 */
const OF_ONE_ADDRESS = [{ seconds: 3_600, limit: 10 }]

/**
 * Counts an attempt for each address, whether or not it has an account, so that the limit does not reveal
 * which addresses have one. Throws AppError too_many_requests.
 */
export async function countAddressTries(
  emails: readonly string[],
  { limits, secrets }: Needs<'limits'> & Only<'secrets', 'hash'>,
): Promise<void> {
  const names = [
    ...new Set(emails.map((email) => `link-address:${secrets.hash(email.trim().toLowerCase())}`)),
  ]
  await Promise.all(names.map((name) => throttleByName(name, OF_ONE_ADDRESS, limits)))
}

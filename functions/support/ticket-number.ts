import { dayOf } from '#platform/clock.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { TicketInput } from '#shared/models/ticket.ts'

/** Crockford's base32, without I, L, O and U, which are easily misread. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const LENGTH = 6

/**
 * A ticket number that can be read aloud, such as RW-261121-7K3M9Q: the UTC day and six characters. It is
 * derived from user, day and request, so the same words sent again that day get the same number without a
 * counter.
 */
export function ticketNumber(
  userId: string,
  request: TicketInput,
  now: Date,
  secrets: Pick<Secrets, 'hash'>,
): string {
  const day = dayOf(now)
  const digest = secrets.hash(
    JSON.stringify([userId, day, request.subject, request.message, request.priority]),
  )
  const letters = Array.from(
    digest.slice(0, LENGTH),
    (character) => LETTERS[BASE64URL.indexOf(character) % LETTERS.length],
  )
  return `RW-${day.slice(2).replaceAll('-', '')}-${letters.join('')}`
}

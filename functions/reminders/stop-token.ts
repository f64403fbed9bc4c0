import { timingSafeEqual } from 'node:crypto'
import type { Fingerprints } from '#platform/secrets.ts'

const proofOf = (userId: string, fingerprints: Fingerprints): string =>
  fingerprints.fingerprint(`reminders:${userId}`)

/** What the links of a mail carry to stop the reminders of its user, without a session and without an end. */
export const stopToken = (userId: string, fingerprints: Fingerprints): string =>
  `${userId}.${proofOf(userId, fingerprints)}`

/** The user whose reminders a token stops; null for a token that we did not make. */
export function userOfToken(token: string, fingerprints: Fingerprints): string | null {
  const [userId = '', proof = ''] = token.split('.')
  const [given, made] = [Buffer.from(proof), Buffer.from(proofOf(userId, fingerprints))]
  return given.length === made.length && timingSafeEqual(given, made) ? userId : null
}

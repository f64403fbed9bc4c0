import { depart } from '#core/session/sign-in.ts'
import type { AuthorizationStore, PendingAuthorization } from '#core/session/ports.ts'
import { systemClock } from './clock.ts'
import { setCookie } from './cookies.ts'
import { secrets } from './identifiers.ts'

/** Seconds the browser keeps its half of a departure; the table keeps the other half as long. */
const PENDING_SECONDS = 600

/** Prepares a trip to a provider and the cookie that ties its return to this browser. */
export async function departure(purpose: PendingAuthorization['purpose'], userId: string | null, authorizations: AuthorizationStore) {
  const { state, browserSecret, pending } = await depart(purpose, userId, { authorizations, secrets, clock: systemClock })
  return { state, nonce: pending.nonce, codeChallenge: secrets.hash(pending.codeVerifier), cookie: setCookie('departure', browserSecret, PENDING_SECONDS) }
}

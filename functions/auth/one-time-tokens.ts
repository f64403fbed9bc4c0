import { AppError } from '#platform/app-error.ts'
import { MINUTE, type Clock } from '#platform/clock.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { OneTimeTokenStore } from './one-time-token.store.ts'
import type { OneTimeToken } from './model.ts'

/** Long enough for a payment page, short for somebody who finds the address in a history. Milliseconds. */
const LIFE = 10 * MINUTE

interface TokenDeps {
  tokens: OneTimeTokenStore
  secrets: Secrets
  clock: Clock
}

/**
 * A fresh token for an account, good once, for ten minutes and in the browser alone whose secret has this
 * hash. It travels in an address, so whoever reads it must not get in with it; and without its own browser an
 * attacker's token would let the victim into the attacker's account.
 */
export async function issueToken(
  purpose: OneTimeToken['purpose'],
  owner: { readonly userId: string; readonly email: string },
  browserHash: string,
  deps: TokenDeps,
): Promise<string> {
  const token = deps.secrets.fresh()
  const expiresAt = new Date(deps.clock.now().getTime() + LIFE)
  await deps.tokens.save({
    hash: deps.secrets.hash(token),
    purpose,
    userId: owner.userId,
    email: owner.email,
    browserHash,
    expiresAt,
  })
  return token
}

/**
 * Who a token stands for. It is spent whatever comes of it: one shown in another browser has been read by
 * somebody. Throws AppError sign_in_failed when it is unknown, spent, over, for something else or of another
 * browser.
 */
export async function redeemToken(
  purpose: OneTimeToken['purpose'],
  token: string,
  browserSecret: string | undefined,
  deps: TokenDeps,
): Promise<{ readonly userId: string; readonly email: string }> {
  const taken = await deps.tokens.take(deps.secrets.hash(token), deps.clock.now())
  if (taken === null || browserSecret === undefined) throw new AppError('sign_in_failed')
  if (taken.purpose !== purpose || taken.browserHash !== deps.secrets.hash(browserSecret))
    throw new AppError('sign_in_failed')
  return { userId: taken.userId, email: taken.email }
}

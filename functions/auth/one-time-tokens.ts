import type { Needs } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import { MINUTE } from '#platform/clock.ts'

/** Long enough for a payment page, and short in case the URL is found in a browser history. Milliseconds. */
const LIFETIME = 10 * MINUTE

type TokenDeps = Needs<'tokens' | 'secrets' | 'clock'>

/**
 * Issues a token for an account, valid once, for ten minutes, and only in the browser whose secret has this
 * hash. It is part of a URL, so reading the URL must not be enough to sign in; and without the browser's
 * secret an attacker could sign a victim in to the attacker's account.
 */
export async function issueToken(
  owner: { readonly userId: string; readonly email: string },
  browserHash: string,
  deps: TokenDeps,
): Promise<string> {
  const token = deps.secrets.fresh()
  const expiresAt = new Date(deps.clock.now().getTime() + LIFETIME)
  await deps.tokens.save({
    hash: deps.secrets.hash(token),
    purpose: 'auto_login',
    userId: owner.userId,
    email: owner.email,
    browserHash,
    expiresAt,
  })
  return token
}

/**
 * Redeems a token and returns its account. It is used up even when refused, because a token that appears in
 * another browser has leaked. Throws AppError sign_in_failed when it is unknown, used, expired, for another
 * purpose or from another browser.
 */
export async function redeemToken(
  token: string,
  browserSecret: string | undefined,
  deps: TokenDeps,
): Promise<{ readonly userId: string; readonly email: string }> {
  const taken = await deps.tokens.take(deps.secrets.hash(token), deps.clock.now())
  if (taken === null || browserSecret === undefined) throw new AppError('sign_in_failed')
  if (taken.browserHash !== deps.secrets.hash(browserSecret)) throw new AppError('sign_in_failed')
  return { userId: taken.userId, email: taken.email }
}

import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { NewId } from '#platform/ids.ts'
import type { Secrets } from '#platform/secrets.ts'
import { redeemToken } from './one-time-tokens.ts'
import { openSession } from './open-session.ts'
import type { AccountStore } from '#functions/account/account.store.ts'
import type { SessionStore } from './session.store.ts'
import type { OneTimeTokenStore } from './one-time-token.store.ts'

/**
 * Opens a session for a one-time token in the browser that it was issued to, replacing the browser's session.
 * Throws AppError sign_in_failed when the token is invalid, account_inactive when the account is closed.
 */
export async function autoLogin(
  shown: {
    readonly token: string
    readonly browserSecret: string | undefined
    readonly sessionSecret: string | undefined
  },
  deps: {
    tokens: OneTimeTokenStore
    accounts: AccountStore
    sessions: SessionStore
    secrets: Secrets
    clock: Clock
    newId: NewId
  },
): Promise<{ sessionSecret: string; email: string }> {
  const owner = await redeemToken('auto_login', shown.token, shown.browserSecret, deps)
  const snapshot = await deps.accounts.snapshot(owner.userId, deps.clock.now())
  if (snapshot === null || !snapshot.account.isActive) throw new AppError('account_inactive')
  return { sessionSecret: await openSession(owner, shown.sessionSecret, deps), email: owner.email }
}

import type { Service } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import { HOUR } from '#platform/clock.ts'
import type { Secrets } from '#platform/secrets.ts'
import { ADMIN } from '#shared/catalog/admin.ts'
import { isLocked, withAttempt } from './attempts.ts'
import type { Admin, AdminSession } from './model.ts'
import { plainPassword } from './password-rules.ts'
import type { AdminSessions, AdminLogins, SignInAttempts } from './admin-sign-in.store.ts'
import { takeCode, type SecondFactorDeps } from './second-factor/second-factor.ts'

export interface AdminSignInDeps extends SecondFactorDeps {
  readonly logins: AdminLogins
  readonly sessions: AdminSessions
  readonly attempts: SignInAttempts
  readonly passwords: Service<'passwords'>
  readonly watch: SignInWatch & CodeWatch
}

interface SignedIn {
  readonly admin: Admin
  readonly session: AdminSession
  /** The session cookie's secret. */
  readonly secret: string
  /** Whether a recovery code was used instead of the app's. */
  readonly byRecoveryCode?: boolean
}

/** Failures that still count as the admin's own mistakes. */
const MAX_MISTAKES = 2

/**
 * Checks an admin's credentials and opens a session, which replaces `former`. Attempts are counted per
 * account and network before the check, and lock them after too many failures. An unknown address gets the
 * same answer in the same time as a wrong password. Throws AppError admin_sign_in_failed, admin_locked with
 * the time to wait, or, after the right password of an admin with a second factor, admin_code_required or
 * admin_code_wrong; both count as failures until a sign-in succeeds.
 */
export async function signInAdmin(
  credentials: { email: string; password: string; code?: string | null; networkHash: string },
  deps: AdminSignInDeps,
  former: AdminSession | null = null,
): Promise<SignedIn> {
  const { logins, sessions, attempts, passwords, watch, secrets, clock } = deps
  const email = credentials.email.trim().toLowerCase()
  const names = [attemptsOfAccount(email, secrets), `network:${credentials.networkHash}`]
  const counted = await countAttempt(names, deps)
  const login = await logins.find(email)
  const matches = await passwords.matches(plainPassword(credentials.password), login?.passwordHash ?? null)
  if (login === null || !matches || !login.admin.isActive) {
    await reportFailure(counted, watch)
    throw new AppError('admin_sign_in_failed')
  }
  const verdict = await takeCode(login.admin.id, credentials.code ?? null, deps)
  if (verdict === 'missing') throw new AppError('admin_code_required')
  if (verdict === 'wrong') {
    await Promise.all([reportFailure(counted, watch), watch.wrongCode(login.admin)])
    throw new AppError('admin_code_wrong')
  }
  const secret = secrets.fresh()
  const session = {
    hash: secrets.hash(secret),
    passwordTag: passwordTag(secret, credentials.password, secrets),
    hasSecondFactor: verdict !== 'none',
    adminId: login.admin.id,
    epoch: login.admin.epoch,
    expiresAt: new Date(clock.now().getTime() + ADMIN.sessionHours * HOUR),
  }
  await Promise.all([
    attempts.forget(names),
    sessions.open(session),
    ...(former === null ? [] : [sessions.close(former)]),
  ])
  return { admin: login.admin, session, secret, byRecoveryCode: verdict === 'recovery_code' }
}

async function reportFailure(
  counted: { readonly locks: boolean; readonly repeated: boolean },
  watch: SignInWatch,
): Promise<void> {
  await Promise.all([
    watch.failed(),
    ...(counted.repeated ? [watch.repeated()] : []),
    ...(counted.locks ? [watch.lockedOut()] : []),
  ])
}

/**
 * Salted with the cookie's secret, which is not stored, so a leaked tag cannot be used to guess passwords.
 */
const passwordTag = (secret: string, password: string, secrets: Secrets): string =>
  secrets.hash(`${secret}:${plainPassword(password)}`)

/** Whether a session was opened with these credentials, judged by its tag instead of the password hash. */
export const isSessionOf = (
  credentials: { readonly email: string; readonly password: string },
  { admin, session, secret }: SignedIn,
  secrets: Secrets,
): boolean =>
  credentials.email.trim().toLowerCase() === admin.email &&
  session.passwordTag === passwordTag(secret, credentials.password, secrets)

/** The name under which failed sign-ins of an address are counted. */
export const attemptsOfAccount = (email: string, secrets: Secrets): string => `account:${secrets.hash(email)}`

/** Counts an attempt before it is checked. Throws AppError admin_locked. */
async function countAttempt(
  names: readonly string[],
  { attempts, watch, clock }: AdminSignInDeps,
): Promise<{ locks: boolean; repeated: boolean }> {
  const now = clock.now()
  const counted = { opensAt: 0, locks: false, repeated: false }
  await attempts.change(names, (known) => {
    counted.opensAt = Math.max(
      0,
      ...known.map((one) => (isLocked(one, now) ? (one?.lockedUntil?.getTime() ?? 0) : 0)),
    )
    if (counted.opensAt > 0) return null
    const next = known.map((one) => withAttempt(one, now))
    counted.locks = next.some(({ lockedUntil }) => lockedUntil !== null)
    counted.repeated = counted.locks || next.some(({ failures }) => failures > MAX_MISTAKES)
    return next
  })
  if (counted.opensAt === 0) return counted
  await Promise.all([watch.failed(), watch.repeated()])
  throw new AppError('admin_locked', {
    retryAfterSeconds: Math.ceil((counted.opensAt - now.getTime()) / 1000),
  })
}

/** The admin of a session; null when it has ended, or the admin was deactivated or got a new password since. */
export async function adminOfSession(
  given: { adminId: string; secret: string },
  { sessions, secrets, clock }: Pick<AdminSignInDeps, 'sessions' | 'secrets' | 'clock'>,
): Promise<SignedIn | null> {
  const found = await sessions.find(secrets.hash(given.secret), given.adminId, clock.now())
  if (found === null || !found.admin.isActive || found.session.epoch !== found.admin.epoch) return null
  return { ...found, secret: given.secret }
}

/** Reports failed sign-ins to monitoring. */
export interface SignInWatch {
  failed(): Promise<void>
  /** Called for each further failure of an account or network that can no longer be a mistake. */
  repeated(): Promise<void>
  lockedOut(): Promise<void>
}

interface CodeWatch {
  /** Called when the password was right and the code was wrong. */
  wrongCode(admin: Admin): Promise<void>
}

import type { Needs, Service } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import type { Secrets } from '#platform/secrets.ts'
import { BRAND } from '#shared/brand.ts'
import { ADMIN } from '#shared/catalog/admin.ts'
import type { AdminStore } from '../admin.store.ts'
import type { AdminSessions } from '../admin-sign-in.store.ts'
import type { AdminSession } from '../model.ts'
import type { SecondFactors } from './second-factor.store.ts'

export interface SecondFactorDeps extends Needs<'fingerprints' | 'secrets' | 'clock'> {
  readonly factors: SecondFactors
  readonly totp: Service<'totp'>
}

/** The secret for the authenticator app, and recovery codes for when the app is lost. Shown once. */
export interface Enrolment {
  readonly secret: string
  readonly address: string
  readonly recoveryCodes: readonly string[]
}

/** `none`: the admin has no second factor. */
export type CodeVerdict = 'none' | 'missing' | 'wrong' | 'code' | 'recovery_code'

const secretOf = (adminId: string, nonce: string, { totp, fingerprints }: SecondFactorDeps): string =>
  totp.secretOf(fingerprints.fingerprint(`second factor of ${adminId}: ${nonce}`))

/** Twelve base32 characters in groups, 56 bits; that is enough because attempts are limited. */
const recoveryCode = (secrets: Secrets): string =>
  `${secrets.fresh()}${secrets.fresh()}`
    .toLowerCase()
    .replaceAll(/[^a-z2-7]/g, '')
    .slice(0, 12)
    .replaceAll(/(.{4})(?=.)/g, '$1-')
const plainRecovery = (code: string): string => code.toLowerCase().replaceAll(/[^a-z2-7]/g, '')

/**
 * Creates a second factor, which takes effect once its first code is confirmed; until then an active one
 * stays in force. Replaces an unconfirmed one. An active one is replaced with a current code of it alone, so that an
 * open session is not enough. A wrong code ends the session: the next guess needs the password, and is counted. Throws
 * AppError second_factor_current, admin_code_wrong, unavailable after a concurrent change.
 */
export async function beginSecondFactor(
  admin: { readonly id: string; readonly email: string },
  { session, currentCode }: { readonly session: AdminSession; readonly currentCode: string | null },
  deps: SecondFactorDeps & { readonly sessions: AdminSessions },
): Promise<Enrolment> {
  const verdict = await takeCode(admin.id, currentCode, deps)
  if (verdict === 'missing') throw new AppError('second_factor_current')
  if (verdict === 'wrong') {
    await deps.sessions.close(session)
    throw new AppError('admin_code_wrong')
  }
  const known = await deps.factors.find(admin.id)
  const nonce = deps.secrets.fresh()
  const recoveryCodes = Array.from({ length: ADMIN.recoveryCodes }, () => recoveryCode(deps.secrets))
  const recovery = recoveryCodes.map((code) => deps.secrets.hash(plainRecovery(code)))
  const saved = await deps.factors.save(
    admin.id,
    { active: known?.active ?? null, pending: { nonce, recovery } },
    known?.version ?? 0,
  )
  if (!saved) throw new AppError('unavailable')
  const secret = secretOf(admin.id, nonce, deps)
  return { secret, address: deps.totp.address(secret, BRAND.name, admin.email), recoveryCodes }
}

/**
 * Activates the pending second factor with a code of it. The session then counts as opened with it, and the admin's
 * other sessions end. Throws AppError second_factor_not_begun, or second_factor_code when the code is wrong.
 */
export async function confirmSecondFactor(
  code: string,
  session: AdminSession,
  deps: SecondFactorDeps & {
    readonly sessions: AdminSessions
    readonly admins: Pick<AdminStore, 'endSessions'>
  },
): Promise<void> {
  const now = deps.clock.now()
  const known = await deps.factors.find(session.adminId)
  if (!known?.pending) throw new AppError('second_factor_not_begun')
  const { pending, version } = known
  const lastStep = deps.totp.stepOf(code, secretOf(session.adminId, pending.nonce, deps), now, null)
  if (lastStep === null) throw new AppError('second_factor_code')
  const active = { ...pending, lastStep, since: now }
  if (!(await deps.factors.save(session.adminId, { active, pending: null }, version)))
    throw new AppError('second_factor_not_begun')
  const epoch = await deps.admins.endSessions(session.adminId)
  await deps.sessions.open({ ...session, epoch, hasSecondFactor: true })
}

/**
 * Checks the code of a sign-in and uses it up: each code works once, even for concurrent sign-ins. A recovery
 * code works in place of the app's.
 */
export async function takeCode(
  adminId: string,
  code: string | null,
  deps: SecondFactorDeps,
): Promise<CodeVerdict> {
  const known = await deps.factors.find(adminId)
  if (!known?.active) return 'none'
  if (code === null || code.trim() === '') return 'missing'
  const { active, pending, version } = known
  const typed = code.replaceAll(/\s/g, '')
  const lastStep = deps.totp.stepOf(
    typed,
    secretOf(adminId, active.nonce, deps),
    deps.clock.now(),
    active.lastStep,
  )
  const hash = deps.secrets.hash(plainRecovery(typed))
  const isRecovery = lastStep === null && active.recovery.includes(hash)
  if (lastStep === null && !isRecovery) return 'wrong'
  const used = {
    ...active,
    lastStep: lastStep ?? active.lastStep,
    recovery: active.recovery.filter((other) => other !== hash),
  }
  if (!(await deps.factors.save(adminId, { active: used, pending }, version))) return 'wrong'
  return isRecovery ? 'recovery_code' : 'code'
}

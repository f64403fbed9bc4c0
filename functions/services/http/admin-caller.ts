import type { Admin, AdminSession } from '#functions/admin/model.ts'
import { adminOfSession, isSessionOf, signInAdmin } from '#functions/admin/sign-in.ts'
import { AppError } from '#platform/app-error.ts'
import { ADMIN, ADMIN_HEADERS } from '#shared/catalog/admin.ts'
import { id as idOf } from '#shared/models/wire-types.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { readCookie, setCookie } from '#platform/http/cookies.ts'
import type { HttpEvent } from '#platform/http/http.ts'
import { newId, secrets } from '#platform/lambda/identifiers.ts'
import { depsOf } from '#platform/lambda/deps.ts'
import { signInWatch } from './sign-in-watch.ts'
import { passwords } from '../crypto.ts'
import { factorServices, attemptsOfAdmins, audit, loginsOfAdmins, sessionsOfAdmins } from '../admin.ts'
import type { Authenticated } from '#platform/http/serve.ts'
import { visitorOf } from '#platform/http/visitor.ts'

const AdminId = idOf('adm')

export interface AdminCaller {
  readonly admin: Admin
  readonly session: AdminSession
}

/**
 * Identifies the admin by the session cookie, or by credentials in the headers. Credentials open a session,
 * so that the password is not hashed on every call; credentials other than the session's replace it. Throws
 * AppError not_authenticated without either, admin_sign_in_failed, admin_code_required, admin_code_wrong or
 * admin_locked.
 */
export async function adminCaller(event: HttpEvent): Promise<Authenticated<AdminCaller>> {
  const credentials = credentialsIn(event)
  const known = await bySession(event)
  if (known !== null && (credentials === null || isSessionOf(credentials, known, secrets)))
    return { caller: known }
  if (credentials === null) throw new AppError('not_authenticated')
  const { networkHash } = visitorOf(event)
  const { requestId } = event.requestContext
  const recordSignIn = async (
    { id, role }: Admin,
    act: 'signIn' | 'signInWithRecoveryCode',
    code: 'admin_code_wrong' | null,
  ) => {
    const outcome = code === null ? ('done' as const) : ('refused' as const)
    const entry = { adminId: id, role, act, subject: null, kind: 'act' as const, outcome, code, requestId }
    await audit().append({ id: newId('aud'), at: systemClock.now(), ...entry })
  }
  const deps = {
    logins: loginsOfAdmins(),
    sessions: sessionsOfAdmins(),
    attempts: attemptsOfAdmins(),
    passwords: passwords(),
    watch: {
      ...signInWatch('admin', event),
      wrongCode: async (admin: Admin) => await recordSignIn(admin, 'signIn', 'admin_code_wrong'),
    },
    ...depsOf(factorServices),
  }
  const { admin, session, secret, byRecoveryCode } = await signInAdmin(
    { ...credentials, networkHash },
    deps,
    known?.session ?? null,
  )
  await recordSignIn(admin, byRecoveryCode === true ? 'signInWithRecoveryCode' : 'signIn', null)
  return {
    caller: { admin, session },
    cookies: [setCookie('adm', `${admin.id}.${secret}`, ADMIN.sessionHours * 3600)],
  }
}

async function bySession(event: HttpEvent) {
  const [adminId, secret] = (readCookie(event.cookies, 'adm') ?? '').split('.')
  // A value that is not an admin's id could be too long for a table key.
  if (adminId === undefined || !secret || !AdminId.safeParse(adminId).success) return null
  return await adminOfSession(
    { adminId, secret },
    { sessions: sessionsOfAdmins(), secrets, clock: systemClock },
  )
}

function credentialsIn({
  headers,
}: HttpEvent): { email: string; password: string; code: string | null } | null {
  const [email, password] = [headers[ADMIN_HEADERS.email], headers[ADMIN_HEADERS.password]]
  if (email === undefined || password === undefined) return null
  try {
    const credentials = {
      email: decodeURIComponent(email),
      password: decodeURIComponent(password),
      code: headers[ADMIN_HEADERS.code]?.slice(0, ADMIN.codeMax) ?? null,
    }
    if (
      credentials.email.trim() !== '' &&
      credentials.email.length <= 254 &&
      credentials.password.length <= ADMIN.passwordMax
    )
      return credentials
  } catch {
    // Not written by encodeURIComponent, so these cannot be anybody's credentials.
  }
  throw new AppError('admin_sign_in_failed')
}

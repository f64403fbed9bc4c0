import { clearCookie } from '#runtime/cookies.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { sessions } from '#runtime/needs/sessions.ts'
import { logout } from '#shared/contracts/session.ts'

export const handler = endpoint(logout, { sessions }, async ({ session, needs }) => {
  await needs.sessions.close(session)
  return ok({ success: true as const }, [clearCookie('sid')])
})

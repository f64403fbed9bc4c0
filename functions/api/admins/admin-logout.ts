import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { clearCookie } from '#runtime/cookies.ts'
import { ok } from '#runtime/http.ts'
import { sessionsOfAdmins } from '#runtime/needs/admin-sign-in.ts'
import { adminLogout } from '#shared/contracts/admins.ts'

export const handler = adminEndpoint(
  adminLogout,
  { sessions: sessionsOfAdmins },
  async ({ session, needs }) => {
    await needs.sessions.close(session)
    return ok({ success: true }, [clearCookie('adm')])
  },
)

import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { clearCookie } from '#platform/http/cookies.ts'
import { reply } from '#platform/http/http.ts'
import { sessionsOfAdmins } from '#functions/services/admin.ts'
import { adminLogout } from '#shared/contracts/admin/admins.ts'

export const handler = adminEndpoint(
  adminLogout,
  { sessions: sessionsOfAdmins },
  async ({ session, deps }) => {
    await deps.sessions.close(session)
    return reply({ success: true }, { cookies: [clearCookie('adm')] })
  },
)

import { confirmSecondFactor as confirm } from '../second-factor/second-factor.ts'
import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { factorServices } from '#platform/services/sign-in/second-factor.ts'
import { sessionsOfAdmins } from '#platform/services/stores.ts'
import { confirmSecondFactor } from '#shared/contracts/admin/admins.ts'

export const handler = adminEndpoint(
  confirmSecondFactor,
  { sessions: sessionsOfAdmins, ...factorServices },
  async ({ session, body, deps }) => {
    await confirm(body.code, session, deps)
    return { success: true as const }
  },
)

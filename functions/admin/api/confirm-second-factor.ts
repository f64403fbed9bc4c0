import { confirmSecondFactor as confirm } from '../second-factor/second-factor.ts'
import { secondFactorChanged } from '#functions/mail/second-factor-changed.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { factorServices, admins, sessionsOfAdmins } from '#functions/services/admin.ts'
import { askedMail } from '#functions/services/mail.ts'
import { confirmSecondFactor } from '#shared/contracts/admin/admins.ts'

export const handler = adminEndpoint(
  confirmSecondFactor,
  { admins, sessions: sessionsOfAdmins, mail: askedMail, ...factorServices },
  async ({ session, body, deps }) => {
    await confirm(body.code, session, deps)
    const admin = await deps.admins.find(session.adminId)
    if (admin !== null)
      // The factor is active already; a mail that fails is logged by its vendor.
      await deps.mail.send(secondFactorChanged(admin)).catch(() => undefined)
    return { success: true as const }
  },
)

import { beginSecondFactor as begin } from '../second-factor/second-factor.ts'
import { AppError } from '#platform/app-error.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { admins, sessionsOfAdmins, factorServices } from '#functions/services/admin.ts'
import { beginSecondFactor } from '#shared/contracts/admin/admins.ts'

export const handler = adminEndpoint(
  beginSecondFactor,
  { admins, sessions: sessionsOfAdmins, ...factorServices },
  async ({ actor, session, body, deps }) => {
    const admin = await deps.admins.find(actor.adminId)
    if (admin === null) throw new AppError('not_authenticated')
    const enrolment = await begin(admin, { session, currentCode: body?.currentCode ?? null }, deps)
    return { ...enrolment, recoveryCodes: [...enrolment.recoveryCodes] }
  },
)

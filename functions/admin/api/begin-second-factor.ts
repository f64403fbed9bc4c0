import { beginSecondFactor as begin } from '../second-factor/second-factor.ts'
import { AppError } from '#platform/app-error.ts'
import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { admins, sessionsOfAdmins } from '#platform/services/stores.ts'
import { factorServices } from '#platform/services/sign-in/second-factor.ts'
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

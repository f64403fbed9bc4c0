import { oneLine } from '#functions/mail/plain-lines.ts'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { profiles } from '#functions/services/account.ts'
import { updateProfile } from '#shared/contracts/account/user.ts'

export const handler = endpoint(
  updateProfile,
  { profiles, recordActivity },
  async ({ actor, body, deps }) => {
    const now = deps.clock.now()
    const names = { firstName: oneLine(body.firstName), lastName: oneLine(body.lastName) }
    if (!(await deps.profiles.rename(actor.userId, names, now))) throw new AppError('not_authenticated')
    return { profile: { ...names, updatedAt: now } }
  },
)

import { updateProfile as update } from '../update-profile.ts'
import { throttle } from '#platform/throttle.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { profiles } from '#platform/services/accounts.ts'
import { recordActivity } from '#platform/services/activity.ts'
import { limits } from '#platform/services/limits.ts'
import { updateProfile } from '#shared/contracts/user.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 30 }]

export const handler = endpoint(
  updateProfile,
  { profiles, limits, recordActivity },
  async ({ actor, body, deps }) => {
    await throttle(actor, 'profile', PER_HOUR, deps.limits)
    const profile = await update(actor, body, { profiles: deps.profiles, clock: systemClock })
    await deps.recordActivity(actor.userId, 'profile_changed')
    return ok({ profile })
  },
)

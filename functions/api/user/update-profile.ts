import { updateProfile as update } from '#core/account/update-profile.ts'
import { throttle } from '#core/kernel/throttle.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { profiles } from '#runtime/needs/accounts.ts'
import { note } from '#runtime/needs/activity.ts'
import { limits } from '#runtime/needs/limits.ts'
import { updateProfile } from '#shared/contracts/user.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 30 }]

export const handler = endpoint(updateProfile, { profiles, limits, note }, async ({ actor, body, needs }) => {
  await throttle(actor, 'profile', PER_HOUR, needs.limits)
  const profile = await update(actor, body, { profiles: needs.profiles, clock: systemClock })
  await needs.note(actor.userId, 'profile_changed')
  return ok({ profile })
})

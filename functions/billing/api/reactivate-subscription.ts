import { reactivateSubscription as reactivate } from '../subscription/end-subscription.ts'
import { throttle } from '#platform/throttle.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { recordActivity } from '#platform/services/activity.ts'
import { syncDeps } from '#platform/services/billing.ts'
import { limits } from '#platform/services/limits.ts'
import { reactivateSubscription } from '#shared/contracts/subscription.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 20 }]

export const handler = endpoint(
  reactivateSubscription,
  { syncDeps, limits, recordActivity },
  async ({ actor, deps }) => {
    await throttle(actor, 'reactivate-subscription', PER_HOUR, deps.limits)
    const message = await reactivate(actor, deps.syncDeps)
    await deps.recordActivity(actor.userId, 'plan_reactivated')
    return ok({ message })
  },
)

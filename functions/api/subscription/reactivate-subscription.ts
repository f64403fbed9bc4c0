import { reactivateSubscription as reactivate } from '#core/billing/end-subscription.ts'
import { throttle } from '#core/kernel/throttle.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { note } from '#runtime/needs/activity.ts'
import { convergeNeeds } from '#runtime/needs/billing.ts'
import { limits } from '#runtime/needs/limits.ts'
import { reactivateSubscription } from '#shared/contracts/subscription.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 20 }]

export const handler = endpoint(
  reactivateSubscription,
  { convergeNeeds, limits, note },
  async ({ actor, needs }) => {
    await throttle(actor, 'reactivate-subscription', PER_HOUR, needs.limits)
    const message = await reactivate(actor, needs.convergeNeeds)
    await needs.note(actor.userId, 'plan_reactivated')
    return ok({ message })
  },
)

import { cancelSubscription as cancel } from '#core/billing/end-subscription.ts'
import { throttle } from '#core/kernel/throttle.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { note } from '#runtime/needs/activity.ts'
import { convergeNeeds } from '#runtime/needs/billing.ts'
import { limits } from '#runtime/needs/limits.ts'
import { cancelSubscription } from '#shared/contracts/subscription.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 20 }]

export const handler = endpoint(
  cancelSubscription,
  { convergeNeeds, limits, note },
  async ({ actor, needs }) => {
    await throttle(actor, 'cancel-subscription', PER_HOUR, needs.limits)
    const message = await cancel(actor, needs.convergeNeeds)
    await needs.note(actor.userId, 'plan_cancelled')
    return ok({ message })
  },
)

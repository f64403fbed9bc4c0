import { upgrade } from '#core/billing/upgrade.ts'
import { throttle } from '#core/kernel/throttle.ts'
import { countCodeTry } from '#runtime/code-tries.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { secrets } from '#runtime/identifiers.ts'
import { note } from '#runtime/needs/activity.ts'
import { convergeNeeds } from '#runtime/needs/billing.ts'
import { limits } from '#runtime/needs/limits.ts'
import { orders, promotions, upgrades } from '#runtime/needs/payments.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import { upgradePlan } from '#shared/contracts/subscription.ts'

/** Cards are tried out where nobody counts. */
const PER_HOUR = [{ seconds: 3_600, limit: 30 }]
/** Of these, with a code: an upgrade must not be a way around the limit of checks. */
const CODES = [{ seconds: 3_600, limit: 20 }]

export const handler = endpoint(
  upgradePlan,
  { convergeNeeds, orders, promotions, upgrades, limits, note },
  async ({
    actor,
    body,
    event,
    needs: { convergeNeeds: converging, limits: budget, note: noted, ...needs },
  }) => {
    await throttle(actor, 'upgrade', PER_HOUR, budget)
    if (body.couponCode !== undefined) {
      await throttle(actor, 'order-coupon', CODES, budget)
      await countCodeTry(event, budget)
    }
    const done = await upgrade(actor, body, { ...converging, ...needs, secrets })
    if (done.kind === 'paid') await noted(actor.userId, 'plan_upgraded', PLANS[body.plan].name)
    return ok({
      success: done.kind === 'paid',
      requiresAction: done.kind === 'action',
      clientSecret: done.kind === 'action' ? done.clientSecret : null,
      error: null,
    })
  },
)

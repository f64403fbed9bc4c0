import { upgrade } from '../upgrade/upgrade.ts'
import { throttle } from '#platform/throttle.ts'
import { countCodeTry } from '#platform/http/code-tries.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { recordActivity } from '#platform/services/activity.ts'
import { syncDeps } from '#platform/services/billing.ts'
import { limits } from '#platform/services/limits.ts'
import { checkouts, promotions, upgrades } from '#platform/services/payments.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import { upgradePlan } from '#shared/contracts/subscription.ts'

/** Cards are tried out where nobody counts. */
const PER_HOUR = [{ seconds: 3_600, limit: 30 }]
/** Of these, with a code: an upgrade must not be a way around the limit of checks. */
const CODES = [{ seconds: 3_600, limit: 20 }]

export const handler = endpoint(
  upgradePlan,
  { syncDeps, checkouts, promotions, upgrades, limits, recordActivity },
  async ({
    actor,
    body,
    event,
    deps: { syncDeps: sync, limits: budget, recordActivity: record, ...deps },
  }) => {
    await throttle(actor, 'upgrade', PER_HOUR, budget)
    if (body.couponCode !== undefined) {
      await throttle(actor, 'order-coupon', CODES, budget)
      await countCodeTry(event, budget)
    }
    const done = await upgrade(actor, body, { ...sync, ...deps, secrets })
    if (done.kind === 'paid') await record(actor.userId, 'plan_upgraded', PLANS[body.plan].name)
    return ok({
      success: done.kind === 'paid',
      requiresAction: done.kind === 'action',
      clientSecret: done.kind === 'action' ? done.clientSecret : null,
      error: null,
    })
  },
)

import { setNextPlan as choose } from '../plan-change/set-next-plan.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok, withActivity } from '#platform/http/http.ts'
import { checkoutServices, planChanges } from '#platform/services/billing.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import { setNextPlan } from '#shared/contracts/subscription.ts'

const services = { ...checkoutServices, planChanges }

export const handler = endpoint(setNextPlan, services, async ({ actor, body, deps }) =>
  withActivity(ok({ message: await choose(actor, body.plan, deps) }), PLANS[body.plan].name),
)

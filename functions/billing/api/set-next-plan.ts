import { setNextPlan as choose } from '../plan-change/set-next-plan.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { reply } from '#platform/http/http.ts'
import { checkoutServices, planChanges } from '#functions/services/payments.ts'
import { setNextPlan } from '#shared/contracts/subscription.ts'

const services = { ...checkoutServices, planChanges, recordActivity }

export const handler = endpoint(setNextPlan, services, async ({ actor, body, deps }) =>
  reply(
    { message: await choose(actor, body.plan, deps) },
    { activity: { code: 'plan', params: { plan: body.plan } } },
  ),
)

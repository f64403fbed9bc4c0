import { upgrade } from '../upgrade/upgrade.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok, withActivity } from '#platform/http/http.ts'
import { checkoutServices, upgrades } from '#platform/services/billing.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import { upgradePlan } from '#shared/contracts/subscription.ts'

const services = { ...checkoutServices, upgrades }

export const handler = endpoint(upgradePlan, services, async ({ actor, body, deps }) => {
  const done = await upgrade(actor, body, deps)
  const answer = ok({
    success: done.kind === 'paid',
    requiresAction: done.kind === 'action',
    clientSecret: done.kind === 'action' ? done.clientSecret : null,
    error: null,
  })
  return withActivity(answer, done.kind === 'paid' ? PLANS[body.plan].name : null)
})

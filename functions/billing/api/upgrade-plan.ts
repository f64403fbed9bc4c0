import { upgrade } from '../upgrade/upgrade.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { reply } from '#platform/http/http.ts'
import { checkoutServices, planChanges, upgrades } from '#functions/services/payments.ts'
import { upgradePlan } from '#shared/contracts/subscription.ts'

const services = { ...checkoutServices, upgrades, planChanges, recordActivity }

export const handler = endpoint(upgradePlan, services, async ({ actor, body, deps }) => {
  const { prorationAt, ...choice } = body
  const previewedAt = prorationAt === undefined ? null : new Date(prorationAt)
  const done = await upgrade(actor, { ...choice, prorationAt: previewedAt }, deps)
  return reply(
    {
      success: done.kind === 'paid',
      requiresAction: done.kind === 'action',
      clientSecret: done.kind === 'action' ? done.clientSecret : null,
      error: null,
    },
    { activity: done.kind === 'paid' ? { code: 'plan', params: { plan: body.plan } } : null },
  )
})

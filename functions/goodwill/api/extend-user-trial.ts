import { extendTrial } from '#functions/billing/goodwill/extend-trial.ts'
import { goodwills } from '#functions/services/billing.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { providerGoodwill, syncServices } from '#functions/services/payments.ts'
import { extendUserTrial } from '#shared/contracts/admin/user-page.ts'

const services = { ...syncServices, goodwills, providerGoodwill }

export const handler = adminEndpoint(extendUserTrial, services, async ({ actor, params, body, deps }) => {
  await extendTrial(actor, params.id, { ...body, trialEndsAt: new Date(body.trialEndsAt) }, deps)
  return { success: true as const }
})

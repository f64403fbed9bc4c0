import { refundInvoice as refund } from '#functions/billing/goodwill/refund-invoice.ts'
import { billings, goodwills } from '#functions/services/billing.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { providerGoodwill } from '#functions/services/payments.ts'
import { refundInvoice } from '#shared/contracts/admin/user-page.ts'

const services = { billings, goodwills, providerGoodwill }

export const handler = adminEndpoint(refundInvoice, services, async ({ actor, params, body, deps }) => {
  await refund(actor, params.id, body, deps)
  return { success: true as const }
})

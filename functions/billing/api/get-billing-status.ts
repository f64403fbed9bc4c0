import { billingStatus } from '../subscription/billing-status.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { stripeCustomer } from '#platform/services/billing.ts'
import { billings } from '#platform/services/stores.ts'
import { getBillingStatus } from '#shared/contracts/subscription.ts'

const services = { billings, stripeCustomer }

export const handler = endpoint(getBillingStatus, services, async ({ actor, deps }) => ({
  success: true,
  data: await billingStatus(actor, deps),
  error: null,
}))

import { createSubscription as create } from '../subscription/create-subscription.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { checkoutServices } from '#platform/services/billing/billing.ts'
import { createSubscription } from '#shared/contracts/billing.ts'

export const handler = endpoint(createSubscription, checkoutServices, ({ actor, body, deps }) =>
  create(actor, body, deps),
)

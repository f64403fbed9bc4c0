import { createSubscription as create } from '../subscription/create-subscription.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { checkoutServices } from '#functions/services/payments.ts'
import { createSubscription } from '#shared/contracts/billing.ts'

export const handler = endpoint(createSubscription, checkoutServices, ({ actor, body, deps }) =>
  create(actor, body, deps),
)

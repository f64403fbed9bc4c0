import { createSubscription as create } from '../subscription/create-subscription.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { checkoutServices } from '#platform/services/billing.ts'
import { createSubscription } from '#shared/contracts/billing.ts'

export const handler = endpoint(createSubscription, checkoutServices, async ({ actor, body, deps }) =>
  ok(await create(actor, body, deps)),
)

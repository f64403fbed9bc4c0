import { reactivateSubscription as reactivate } from '../subscription/end-subscription.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { syncServices } from '#functions/services/payments.ts'
import { reactivateSubscription } from '#shared/contracts/subscription.ts'

export const handler = endpoint(reactivateSubscription, syncServices, async ({ actor, deps }) => ({
  message: await reactivate(actor, deps),
}))

import { cancelSubscription as cancel } from '../subscription/end-subscription.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { syncServices } from '#functions/services/payments.ts'
import { cancelSubscription } from '#shared/contracts/subscription.ts'

export const handler = endpoint(cancelSubscription, syncServices, async ({ actor, deps }) => ({
  message: await cancel(actor, deps),
}))

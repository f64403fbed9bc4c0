import { reactivateSubscription as reactivate } from '../subscription/end-subscription.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { syncServices } from '#functions/services/payments.ts'
import { reactivateSubscription } from '#shared/contracts/subscription.ts'

export const handler = endpoint(
  reactivateSubscription,
  { ...syncServices, recordActivity },
  async ({ actor, deps }) => ({
    message: await reactivate(actor, deps),
  }),
)

import { cancelSubscription as cancel } from '../subscription/end-subscription.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { cancellations } from '#functions/services/billing.ts'
import { syncServices } from '#functions/services/payments.ts'
import { cancelSubscription } from '#shared/contracts/subscription.ts'

const services = { ...syncServices, cancellations, recordActivity }

export const handler = endpoint(cancelSubscription, services, async ({ actor, body, deps }) => ({
  message: await cancel(actor, body ?? {}, deps),
}))

import { pauseSubscription as pause } from '../pause/pause-subscription.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { disputes } from '#functions/services/billing.ts'
import { checkoutServices, planPauses } from '#functions/services/payments.ts'
import { pauseSubscription } from '#shared/contracts/subscription.ts'

const services = { ...checkoutServices, planPauses, disputes, recordActivity }

export const handler = endpoint(pauseSubscription, services, async ({ actor, deps }) => ({
  message: await pause(actor, deps),
}))

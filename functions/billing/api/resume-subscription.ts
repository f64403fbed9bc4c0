import { resumeSubscription as resume } from '../pause/resume-subscription.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { checkoutServices, planPauses } from '#functions/services/payments.ts'
import { resumeSubscription } from '#shared/contracts/subscription.ts'

const services = { ...checkoutServices, planPauses, recordActivity }

export const handler = endpoint(resumeSubscription, services, async ({ actor, deps }) => ({
  message: await resume(actor, deps),
}))

import { previewChange } from '../plan-change/preview-change.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { planChanges, stripeCustomer } from '#functions/services/payments.ts'
import { billings } from '#functions/services/billing.ts'
import { previewPlanChange } from '#shared/contracts/subscription.ts'

const services = { billings, stripeCustomer, planChanges }

export const handler = endpoint(previewPlanChange, services, ({ actor, body, deps }) =>
  previewChange(actor, body.plan, deps),
)

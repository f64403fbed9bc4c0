import { previewChange } from '../plan-change/preview-change.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { planChanges, stripeCustomer } from '#platform/services/billing/billing.ts'
import { billings } from '#platform/services/stores.ts'
import { previewPlanChange } from '#shared/contracts/subscription.ts'

const services = { billings, stripeCustomer, planChanges }

export const handler = endpoint(previewPlanChange, services, ({ actor, body, deps }) =>
  previewChange(actor, body.plan, deps),
)

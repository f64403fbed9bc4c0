import { validateCoupon as validate } from '../payments/validate-coupon.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { promotions } from '#platform/services/billing.ts'
import { billings } from '#platform/services/stores.ts'
import { validateCoupon } from '#shared/contracts/billing.ts'

const services = { billings, promotions }

export const handler = endpoint(validateCoupon, services, ({ actor, body, deps }) =>
  validate(actor, body, deps),
)

import { createSetupIntent as create } from '../payments/payment-method.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { checkoutServices, upgrades } from '#functions/services/payments.ts'
import { createSetupIntent } from '#shared/contracts/subscription.ts'

const services = { ...checkoutServices, upgrades }

export const handler = endpoint(createSetupIntent, services, async ({ actor, deps }) => ({
  success: true,
  clientSecret: await create(actor, deps),
  error: null,
}))

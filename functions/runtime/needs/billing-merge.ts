import { absorbBilling } from '#core/billing/absorb-billing.ts'
import type { BillingMerge } from '#core/linking/ports.ts'
import { convergeNeeds } from './billing.ts'
import { orders } from './payments.ts'
import { lazy } from '../lazy.ts'

export const billingMerge = lazy(
  (): BillingMerge => ({
    absorb: async (survivorId, absorbedId) =>
      await absorbBilling(survivorId, absorbedId, { ...convergeNeeds(), orders: orders() }),
  }),
)

import { absorbBilling } from '#functions/billing/subscription/absorb-billing.ts'
import type { BillingMerge } from '#functions/account-linking/ports.ts'
import { convergeDeps } from './billing.ts'
import { orders } from './payments.ts'
import { lazy } from '../lambda/lazy.ts'

export const billingMerge = lazy(
  (): BillingMerge => ({
    absorb: async (survivorId, absorbedId) =>
      await absorbBilling(survivorId, absorbedId, { ...convergeDeps(), orders: orders() }),
  }),
)

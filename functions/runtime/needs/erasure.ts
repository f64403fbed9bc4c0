import { erasureStore } from '#adapters/dynamo/erasure-store.ts'
import { endBilling } from '#core/billing/end-billing.ts'
import type { BillingEnding } from '#core/privacy/ports.ts'
import { lazy } from '../lazy.ts'
import { convergeNeeds } from './billing.ts'
import { fingerprints } from './fingerprints.ts'
import { forgetting, orders } from './payments.ts'
import { table } from './table.ts'

export const erasures = lazy(() => erasureStore(table(), fingerprints))

export const billingEnding = lazy(
  (): BillingEnding => ({
    end: async (userId, email) =>
      await endBilling(userId, email, { ...convergeNeeds(), orders: orders(), forgetting: forgetting() }),
  }),
)

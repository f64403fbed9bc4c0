import { erasureStore } from '#functions/privacy/erasure.store.ts'
import { endBilling } from '#functions/billing/subscription/end-billing.ts'
import { lazy } from '../lambda/lazy.ts'
import { convergeDeps } from './billing.ts'
import { fingerprints } from './fingerprints.ts'
import { forgetting, orders } from './payments.ts'
import { table } from './table.ts'

export const erasures = lazy(() => erasureStore(table(), fingerprints))

export const deleteBilling = async (userId: string, email: string): Promise<Date | null> =>
  await endBilling(userId, email, { ...convergeDeps(), orders: orders(), forgetting: forgetting() })

import { mergeBilling } from '#functions/billing/subscription/merge-billing.ts'
import { syncDeps } from './billing.ts'
import { checkouts } from './payments.ts'

export const billingMerge = async (primaryId: string, secondaryId: string): Promise<void> =>
  await mergeBilling(primaryId, secondaryId, { ...syncDeps(), checkouts: checkouts() })

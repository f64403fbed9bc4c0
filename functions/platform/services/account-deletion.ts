import { accountDeletionStore } from '#functions/privacy/account-deletion.store.ts'
import { deleteBilling } from '#functions/billing/subscription/delete-billing.ts'
import { lazy } from '../lambda/lazy.ts'
import { syncDeps } from './billing.ts'
import { fingerprints } from './fingerprints.ts'
import { customerDeletion, checkouts } from './payments.ts'
import { table } from './table.ts'

export const accountDeletions = lazy(() => accountDeletionStore(table(), fingerprints))

export const billingDeletion = async (userId: string, email: string): Promise<Date | null> =>
  await deleteBilling(userId, email, {
    ...syncDeps(),
    checkouts: checkouts(),
    customerDeletion: customerDeletion(),
  })

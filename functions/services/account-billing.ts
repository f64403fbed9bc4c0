import { deleteBilling } from '#functions/billing/subscription/delete-billing.ts'
import { mergeBilling } from '#functions/billing/subscription/merge-billing.ts'
import { depsOf } from '#platform/lambda/deps.ts'
import { checkoutServices, customerDeletion } from './payments.ts'

/** Merges the billing of a secondary account into the primary. */
export const billingMerge = () => async (primaryId: string, secondaryId: string) =>
  await mergeBilling(primaryId, secondaryId, depsOf(checkoutServices))

/** Deletes what an account has at the payment provider. */
export const billingDeletion = () => async (userId: string, email: string) =>
  await deleteBilling(userId, email, {
    ...depsOf(checkoutServices),
    customerDeletion: customerDeletion(),
  })

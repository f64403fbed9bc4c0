import { allowanceAt } from '#functions/account/allowance.ts'
import { nextChargeAt } from '#functions/billing/billing-state.ts'
import type { Needs } from '#functions/services/needs.ts'
import type { UserBilling } from '#shared/models/admin/user-page.ts'
import type { Sent } from '#shared/models/wire-types.ts'
import type { UserRow } from './admin-users.item.ts'

/** A user's payments as the provider knows them. Throws AppError unavailable. */
export async function showBilling(
  row: UserRow,
  deps: Needs<'customerInvoices' | 'invoices' | 'goodwills' | 'cancellations' | 'clock'>,
): Promise<Sent<typeof UserBilling>> {
  const { customerId } = row.billing
  const now = deps.clock.now()
  const [goodwill, cancellations, usage, page, nextCharge] = await Promise.all([
    deps.goodwills.list(row.account.id),
    deps.cancellations.list(row.account.id),
    deps.goodwills.usage(row.account.id, now),
    customerId === null ? { invoices: [], url: null } : deps.customerInvoices.newest(customerId),
    nextChargeOf(row, deps),
  ])
  const usedEmails = allowanceAt(row.subscription, now).kind === 'trial' ? usage.trial : usage.month
  return { ...page, goodwill, cancellations, usedEmails, nextCharge }
}

/** What is charged at the end of the trial or of the paid month, unless it was cancelled or is not collected. */
async function nextChargeOf(row: UserRow, { invoices, clock }: Needs<'invoices' | 'clock'>) {
  const { subscriptionId } = row.billing
  const at = nextChargeAt(row.subscription, clock.now())
  if (at === null || subscriptionId === null) return null
  return { cents: await invoices.nextTotal(subscriptionId), at }
}

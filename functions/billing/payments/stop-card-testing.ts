import { DAY } from '#platform/clock.ts'
import type { Needs, Only } from '#functions/services/needs.ts'
import { undoUnfinished } from '../subscription/find-usable.ts'
import type { Billing } from '../model.ts'

/** Cards that may fail on a customer's card forms within a day. A person who mistypes needs fewer. */
const MAX_FAILED_CARDS = 5

/**
 * Ends a customer's unfinished trials and open card forms once too many cards have failed on them within a day:
 * lists of stolen numbers are tried out on forms that charge nothing. A new order opens a new form, which ends
 * with its first failure. Throws AppError unavailable.
 */
export async function stopCardTesting(
  customerId: string,
  billing: Billing,
  { stripeCustomer, customers, clock }: Needs<'stripeCustomer' | 'clock'> & Only<'customers', 'failedCards'>,
): Promise<void> {
  const customer = await stripeCustomer.customer(customerId)
  if (customer === null) return
  const since = clock.now().getTime() - DAY
  const recent = customer.setups.filter(({ createdAt }) => createdAt.getTime() >= since)
  const counts = await Promise.all(recent.map(({ id }) => customers.failedCards(id)))
  const failed = counts.reduce((sum, count) => sum + count, 0)
  if (failed < MAX_FAILED_CARDS) return
  const writes = [
    ...undoUnfinished(customer, billing),
    ...recent.flatMap(({ id, status }) =>
      status === 'open' ? [{ kind: 'cancel_setup', setupId: id } as const] : [],
    ),
  ]
  for (const write of writes) await stripeCustomer.apply(write)
}

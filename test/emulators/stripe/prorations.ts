import { discountAmounts } from './discounts.ts'
import { invalid } from './problems.ts'
import type { InvoiceLine, SubscriptionRecord } from './records.ts'
import { priceOf, type World } from './world.ts'

const dayOf = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(at * 1000))

/**
 * The invoice lines of a price change within a month: a credit for the unused time at the price paid, and a
 * charge for the rest at the new price. Discounts are included in both amounts, prorated to the second.
 * Throws StripeProblem 400 for an instant outside of the month.
 */
export function prorationLines(
  world: World,
  sub: SubscriptionRecord,
  newPrice: string,
  date: number | undefined,
): InvoiceLine[] {
  const at = date ?? world.now()
  if (at < sub.periodStart || at > sub.periodEnd)
    throw invalid('The proration date has to lie within the current period of the subscription.', {
      param: 'proration_date',
    })
  const share = (sub.periodEnd - at) / (sub.periodEnd - sub.periodStart)
  const line = (amount: number, words: string, price: string): InvoiceLine => ({
    id: world.newId('il'),
    amount,
    description: `${words} time on 1 × ${priceOf(world, price).name} after ${dayOf(at)}`,
    price,
    start: at,
    end: sub.periodEnd,
    item: sub.item,
    proration: true,
  })
  return [
    line(-Math.round(paidForMonth(world, sub) * share), 'Unused', sub.price),
    line(Math.round(discountedAmount(world, sub.discounts, newPrice) * share), 'Remaining', newPrice),
  ]
}

function discountedAmount(world: World, discounts: SubscriptionRecord['discounts'], price: string): number {
  const { amount } = priceOf(world, price)
  const off = discountAmounts(world, discounts, { price, amount })
  return amount - off.reduce((sum, discount) => sum + discount.amount, 0)
}

/** What was paid for this month of the current price: after the discounts of the invoice that began it. */
function paidForMonth(world: World, sub: SubscriptionRecord): number {
  const first = world.state.invoices.findLast(
    ({ subscription, status, lines }) =>
      subscription === sub.id &&
      status !== 'void' &&
      lines.some(({ start, proration }) => !proration && start === sub.periodStart),
  )
  const used = (first?.discounts ?? []).map(({ discount }) => ({ ...discount, used: false, end: null }))
  return discountedAmount(world, first === undefined ? sub.discounts : used, sub.price)
}

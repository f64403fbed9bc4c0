import { absent, part } from '#platform/table/expressions.ts'
import { DAY } from '#platform/clock.ts'
import { ttlOf } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import { countParts, monthParts } from '#functions/statistics/count-parts.store.ts'
import type { Table } from '#platform/table/table.ts'
import type { Payment } from './model.ts'
import { OTHER_ITEMS } from '#platform/inventory/other-items.ts'

/** Longer than an invoice stays among the newest of a customer who keeps paying. */
const KEPT_MS = OTHER_ITEMS.countedPayment.deleted.expires * DAY

/** Counts payments and refunds. A marker item for each of them keeps it from being counted twice. */
export function revenueStore(table: Table) {
  async function countOne({ id, amount, at, currency }: Payment, now: Date): Promise<void> {
    await table.transact([
      part.put(
        {
          ...keys.countedPayment(id),
          countedAt: now,
          ttl: ttlOf(new Date(now.getTime() + KEPT_MS)),
        },
        absent('pk'),
      ),
      // The overview adds up US dollars.
      ...(currency === 'usd' ? countParts({ what: 'paid', id, cents: amount }, at) : []),
      ...monthParts(
        id,
        at,
        amount > 0 ? { [`gross.${currency}`]: amount } : { [`refunds.${currency}`]: -amount },
      ),
    ])
  }
  return {
    /** Counts each payment once, however often it is passed in. */
    async count(payments: readonly Payment[], now: Date) {
      // Older payments are skipped, because their marker may have expired.
      const recent = payments.filter(({ at }) => now.getTime() - at.getTime() < KEPT_MS / 2)
      if (recent.length === 0) return
      const marks = await table.getMany(recent.map(({ id }) => keys.countedPayment(id)))
      for (const [index, payment] of recent.entries()) if (marks[index] === null) await countOne(payment, now)
    },
  }
}

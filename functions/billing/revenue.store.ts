import { absent, part } from '#platform/table/expressions.ts'
import { DAY } from '#platform/clock.ts'
import { toStored, ttlOf } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import { countParts } from '#functions/statistics/count-parts.store.ts'
import type { Table } from '#platform/table/table.ts'
import type { Payment } from './invoice.ts'
import { OTHER_ITEMS } from '#platform/inventory/other-items.ts'

/** Longer than an invoice is among the newest of anybody who goes on paying. */
const KEPT_MS = OTHER_ITEMS.countedPayment.deleted.expires * DAY

/** What was paid and what went back, each invoice and refund with a mark that lets it be counted once. */
export function revenueStore(table: Table) {
  async function countOne({ id, amount, at }: Payment, now: Date): Promise<void> {
    await table.transact([
      part.put(
        {
          ...keys.countedPayment(id),
          countedAt: toStored(now),
          ttl: ttlOf(new Date(now.getTime() + KEPT_MS)),
        },
        absent('pk'),
      ),
      ...countParts({ what: 'paid', id, cents: amount }, at),
    ])
  }
  return {
    /** Counts each of them once, whoever asks and however often. */
    async count(payments: readonly Payment[], now: Date) {
      // What was paid before the marks go counts no more: its mark may be gone.
      const recent = payments.filter(({ at }) => now.getTime() - at.getTime() < KEPT_MS / 2)
      if (recent.length === 0) return
      const marks = await table.getMany(recent.map(({ id }) => keys.countedPayment(id)))
      for (const [index, payment] of recent.entries()) if (marks[index] === null) await countOne(payment, now)
    },
  }
}

/** The sum of what was paid less what went back, by the day on which either happened. */
export type Revenue = ReturnType<typeof revenueStore>

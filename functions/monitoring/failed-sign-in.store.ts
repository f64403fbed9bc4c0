import { below } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { HOUR } from '#platform/clock.ts'
import { ttlOf } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import { OUTLINES_INDEX } from '#platform/table/table-definition.ts'
import type { Table } from '#platform/table/table.ts'
import type { AddressCount } from './measured.ts'

/** The current hour and the 24 before it are read. */
const KEPT_HOURS = 25
/** How many addresses are read of each hour, and how many are returned. */
const READ_PER_HOUR = 20
const SHOWN = 10

const Counted = z.object({ failures: z.number() })
const Ranked = z.object({ sk: z.string(), entrySk: z.string() })

const hourOf = (at: Date): string => at.toISOString().slice(0, 13)
/** Padded, so that it sorts like the number. */
const rankOf = (count: number): string => String(count).padStart(9, '0')

/**
 * Failed sign-ins by hour and address, kept for a day. The index of email outlines also sorts an hour's
 * addresses by their count, so that only the largest are read, however many addresses an attacker has.
 */
export function failedSignIns(table: Table) {
  const ofHour = async (hour: string): Promise<readonly AddressCount[]> => {
    const { items } = await table.query({
      index: OUTLINES_INDEX,
      keys: { pk: keys.failedSignIns(hour, '').pk },
      descending: true,
      limit: READ_PER_HOUR,
    })
    return items
      .map((item) => Ranked.parse(item))
      .map(({ sk, entrySk }) => ({ ip: sk, count: Number(entrySk) }))
  }

  return {
    /** Counts a failure. Returns the address's failures in this hour, including this one. */
    async record(address: string, now: Date) {
      const key = keys.failedSignIns(hourOf(now), address)
      const item = await table.update(key, {
        set: { ttl: ttlOf(new Date(now.getTime() + KEPT_HOURS * HOUR)) },
        initial: { entrySk: rankOf(1) },
        add: { failures: 1 },
      })
      const { failures } = Counted.parse(item)
      if (failures === 1) return failures
      // Of two concurrent writes the larger count wins.
      await table.update(key, {
        set: { entrySk: rankOf(failures) },
        when: below('entrySk', rankOf(failures)),
      })
      return failures
    },
    /** The addresses with the most failures in the last 24 hours, highest first. */
    async top(now: Date): Promise<readonly AddressCount[]> {
      const hours = Array.from({ length: KEPT_HOURS }, (_, back) =>
        hourOf(new Date(now.getTime() - back * HOUR)),
      )
      const sums = new Map<string, number>()
      for (const { ip, count } of (await Promise.all(hours.map(ofHour))).flat())
        sums.set(ip, (sums.get(ip) ?? 0) + count)
      return [...sums]
        .map(([ip, count]) => ({ ip, count }))
        .toSorted((a, b) => b.count - a.count)
        .slice(0, SHOWN)
    },
  }
}

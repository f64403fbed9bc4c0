import { below } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { HOUR } from '#platform/clock.ts'
import { ttlOf } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import { OUTLINES_INDEX } from '#platform/table/table-definition.ts'
import type { Table } from '#platform/table/table.ts'
import type { AddressCount } from './measured.ts'

/** The hour itself and the 24 before it are read; then an item is of no use. */
const KEPT_HOURS = 25
/** Of each hour so many addresses are looked at, and so many are shown in the end. */
const LOOKED_AT = 20
const SHOWN = 10

const Counted = z.object({ failures: z.number() })
const Ranked = z.object({ sk: z.string(), entrySk: z.string() })

const hourOf = (at: Date): string => at.toISOString().slice(0, 13)
/** Sorts as text as the numbers do. */
const rankOf = (count: number): string => String(count).padStart(9, '0')

/**
 * Failed sign-ins by hour and address. The index that sorts a user's entries sorts an hour's addresses by
 * their count, so that the largest are read without the others, however many an attacker has.
 */
export function failedSignIns(table: Table) {
  const ofHour = async (hour: string): Promise<readonly AddressCount[]> => {
    const { items } = await table.query({
      IndexName: OUTLINES_INDEX,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.failedSignIns(hour, '').pk },
      ScanIndexForward: false,
      Limit: LOOKED_AT,
    })
    return items
      .map((item) => Ranked.parse(item))
      .map(({ sk, entrySk }) => ({ ip: sk, count: Number(entrySk) }))
  }

  return {
    /** Returns how many of this address failed in this hour, this one included. */
    async record(address: string, now: Date) {
      const key = keys.failedSignIns(hourOf(now), address)
      const item = await table.update(key, {
        set: { ttl: ttlOf(new Date(now.getTime() + KEPT_HOURS * HOUR)) },
        initial: { entrySk: rankOf(1) },
        add: { failures: 1 },
      })
      const { failures } = Counted.parse(item)
      if (failures === 1) return failures
      // Of two at once the larger count stays.
      await table.update(key, {
        set: { entrySk: rankOf(failures) },
        when: below('entrySk', rankOf(failures)),
      })
      return failures
    },
    /** The addresses with the most failures of the last 24 hours, most first. */
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

/** Remembers for a day where failed sign-ins came from. */
export type FailedSignIns = ReturnType<typeof failedSignIns>

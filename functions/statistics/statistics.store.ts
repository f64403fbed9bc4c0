import * as z from 'zod/mini'
import type { DayTally, Statistics } from './model.ts'
import type { MonthCounts, MonthTally } from './month-counts.ts'
import { above } from '#platform/table/expressions.ts'
import { dayOf } from '#platform/clock.ts'
import { countItems } from '#platform/table/every-item.ts'
import { counter } from '#platform/table/counter.ts'
import { StoredInstant } from '#platform/table/instant.ts'
import { ACCESS_SHARDS, keys, MONTH_SHARDS, STAT_SHARDS } from '#platform/table/keys.ts'
import { monthUpdate, OF_DAY } from './count-parts.store.ts'
import { OPEN_INDEX } from '#platform/table/table-definition.ts'
import type { Item, Table } from '#platform/table/table.ts'

const ActiveItem = z.object({ count: z.number(), at: StoredInstant })
const SHARDS = Array.from({ length: STAT_SHARDS }, (_, shard) => keys.statistics(shard))
const DAY_OF = /^[udr](\d{4}-\d\d-\d\d)$/

const sumOf = (shards: readonly Item[], name: string): number =>
  shards.reduce((sum, shard) => sum + counter(shard, name), 0)

/** The days that the shards have counts of. */
const daysIn = (shards: readonly Item[]): readonly string[] => [
  ...new Set(shards.flatMap((shard) => Object.keys(shard).flatMap((name) => DAY_OF.exec(name)?.[1] ?? []))),
]

function tallyOf(shards: readonly Item[], day: string): DayTally {
  const of = (prefix: string) => sumOf(shards, `${prefix}${day}`)
  return { newUsers: of(OF_DAY.newUsers), drafts: of(OF_DAY.drafts), revenue: of(OF_DAY.revenue) }
}

const present = (items: readonly (Item | null)[]): readonly Item[] => items.filter((item) => item !== null)

/** Attribute of the first shard of a month: accounts with access, as last counted. */
const ACTIVE = 'active'

const MonthItem = z.record(z.string(), z.unknown())

/** The counts of all shards of a month together. */
function monthTally(month: string, shards: readonly Item[]): MonthTally {
  const names = new Set(shards.flatMap((shard) => Object.keys(MonthItem.parse(shard))))
  const active = shards.find((shard) => ACTIVE in shard)
  return {
    month,
    counts: new Map(
      [...names]
        .filter((name) => name !== 'pk' && name !== 'sk' && name !== ACTIVE)
        .map((name) => [name, sumOf(shards, name)]),
    ),
    active: active === undefined ? null : counter(active, ACTIVE),
  }
}

/** Counts in shards, whose number does not depend on that of the accounts. */
export const statisticsStore = (table: Table) => ({
  /** Reads all counts in one eventually consistent read. */
  async read(): Promise<Statistics> {
    const [active, ...items] = await table.getMany([keys.activeAccounts(), ...SHARDS], { lagging: true })
    const shards = present(items)
    return {
      users: sumOf(shards, 'users'),
      drafts: sumOf(shards, 'drafts'),
      sent: sumOf(shards, 'sent'),
      replied: sumOf(shards, 'replied'),
      days: new Map(daysIn(shards).map((day) => [day, tallyOf(shards, day)])),
      active: active ? ActiveItem.parse(active) : null,
    }
  },
  /** Accounts with access, as last counted; null before the first count. */
  async active() {
    const item = await table.get(keys.activeAccounts())
    return item === null ? null : ActiveItem.parse(item)
  },
  async keepActive(count: number, at: Date) {
    await table.put({ ...keys.activeAccounts(), count, at })
    await table.update(keys.monthCounts(dayOf(at).slice(0, 7), 0), { set: { [ACTIVE]: count } })
  },
  /** What was counted in each of these months (YYYY-MM), in one eventually consistent read. */
  async months(months: readonly string[]): Promise<readonly MonthTally[]> {
    const shardKeys = months.flatMap((month) =>
      Array.from({ length: MONTH_SHARDS }, (_, shard) => keys.monthCounts(month, shard)),
    )
    const items = await table.getMany(shardKeys, { lagging: true })
    return months.map((month, index) =>
      monthTally(month, present(items.slice(index * MONTH_SHARDS, (index + 1) * MONTH_SHARDS))),
    )
  },
  /** Counts what was used, outside of a transaction: a crash right before it loses a count and nothing else. */
  async used(id: string, at: Date, counts: MonthCounts) {
    const { key, change } = monthUpdate(id, at, counts)
    await table.update(key, change)
  },
  /** Removes counts of days before this one (YYYY-MM-DD). */
  async forgetBefore(day: string) {
    const items = await table.getMany(SHARDS, { lagging: true })
    for (const [shard, item] of items.entries()) {
      const old = Object.keys(item ?? {}).filter((name) => (DAY_OF.exec(name)?.[1] ?? day) < day)
      if (old.length > 0) await table.update(keys.statistics(shard), { remove: old })
    }
  },
})

/** Counts accounts with access, shard by shard in parallel, without reading items. */
export const accessCount = (table: Table) => ({
  /** The number of accounts with access at `now`, counted in the index over them. */
  async count(now: Date) {
    const counts = await Promise.all(
      ACCESS_SHARDS.map((openPk) =>
        countItems(table, { index: OPEN_INDEX, keys: [{ openPk }, above('openSk', now)] }),
      ),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  },
})

export type AccessCount = ReturnType<typeof accessCount>

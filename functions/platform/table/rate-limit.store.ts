import type { RateWindow, RateLimiter } from '#platform/rate-limiter.ts'
import type { Clock } from '../clock.ts'
import { counter } from './counter.ts'
import { ttlOf } from './instant.ts'
import { absent, anyOf, below, part, type Change } from './expressions.ts'
import { keys, type Key } from './keys.ts'
import type { Table } from './table.ts'

/**
 * Most consecutive short windows that are counted in one item, so that it stays below 1 KB, one write unit.
 */
const MAX_PER_ITEM = 64

interface Counted {
  readonly limit: number
  readonly name: string
  readonly end: number
}

/** Windows that share an item, named by the longest. Each of the others divides it and has an attribute. */
interface Group {
  readonly source: string
  readonly longest: RateWindow
  readonly key: Key
  readonly end: number
  readonly windows: readonly Counted[]
}

const endOf = (now: number, { seconds }: RateWindow): number =>
  (Math.floor(now / (seconds * 1000)) + 1) * seconds * 1000
const fitsInto = (longest: RateWindow, { seconds }: RateWindow): boolean =>
  longest.seconds % seconds === 0 && longest.seconds / seconds <= MAX_PER_ITEM
/** Windows are counted from the epoch; their number modulo MAX_PER_ITEM tells those of an item apart. */
const nameOf = (window: RateWindow, now: number): string =>
  `u${window.seconds}_${(endOf(now, window) / (window.seconds * 1000)) % MAX_PER_ITEM}`

function groupsOf(source: string, windows: readonly RateWindow[], now: number): readonly Group[] {
  const groups: Group[] = []
  for (const window of windows.toSorted((a, b) => b.seconds - a.seconds)) {
    const [name, end] = [window.shared ?? source, endOf(now, window)]
    const at = groups.findIndex((group) => group.source === name && fitsInto(group.longest, window))
    const group = groups[at]
    if (group === undefined)
      groups.push({
        source: name,
        longest: window,
        key: keys.throttle(name, `${window.seconds}#${end}`),
        end,
        windows: [{ limit: window.limit, name: 'used', end }],
      })
    else
      groups[at] = {
        ...group,
        windows: [...group.windows, { limit: window.limit, name: nameOf(window, now), end }],
      }
  }
  return groups
}

/** What a call may count for in a window: never more than the window holds, or it would wait for ever. */
const within = (units: number, { limit }: Counted): number => Math.min(units, limit)

const countUnits = ({ windows, end }: Group, units: number): Change => ({
  set: { ttl: ttlOf(new Date(end + 60_000)) },
  add: Object.fromEntries(windows.map((window) => [window.name, within(units, window)])),
  when: windows.map((window) =>
    anyOf(absent(window.name), below(window.name, window.limit - within(units, window) + 1)),
  ),
})

/**
 * Rate limiter with fixed windows, shared by all processes; a call is counted in all of its windows or in
 * none. Windows that divide one another share one item and one write; others need a transaction, at twice the
 * cost.
 */
export function callBudget(table: Table, clock: Clock): RateLimiter {
  return {
    async consume(source, windows, units = 1) {
      const now = clock.now().getTime()
      const groups = groupsOf(source, windows, now)
      const failed = await countInAll(table, groups, units)
      if (failed.length === 0) return { taken: true }
      const items = await table.getMany(failed.map(({ key }) => key))
      const full = failed.flatMap((group, index) =>
        group.windows.filter(
          (window) => counter(items[index] ?? {}, window.name) + within(units, window) > window.limit,
        ),
      )
      // Counts never fall, so one should be full; if none is, the caller retries after the shortest window.
      const ends =
        full.length > 0
          ? full.map(({ end }) => end)
          : [Math.min(...failed.flatMap((group) => group.windows.map(({ end }) => end)))]
      return { taken: false, retryAfterMs: Math.max(...ends) - now }
    },
  }
}

async function countInAll(table: Table, groups: readonly Group[], units: number): Promise<readonly Group[]> {
  const [first, ...others] = groups
  if (first === undefined) return []
  if (others.length === 0)
    return (await table.update(first.key, countUnits(first, units))) === null ? [first] : []
  const failed = await table.transact(groups.map((group) => part.update(group.key, countUnits(group, units))))
  return groups.filter((_, index) => failed.includes(index))
}

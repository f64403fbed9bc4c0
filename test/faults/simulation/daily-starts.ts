import { scheduledSlot } from '#functions/runs/daily-run.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { seededRandom } from './random.ts'

/** A schedule fires within this time after its place in the day (functions/vendors/scheduler). */
const WINDOW_MS = 15 * MINUTE

interface Crowd {
  readonly users: number
  readonly days: number
  /** Number of runs that are planned at the same time. */
  readonly atOnce: number
  /** How long planning one run takes. */
  readonly planMs: number
  /** The time of day when a user began, given a number from 0 to 1. */
  readonly begins: (random: number) => number
  readonly seed?: number
}

/** One day of all users. Milliseconds. */
export interface StartsOfDay {
  readonly started: number
  /** The longest time from a schedule's firing to the start of its run. */
  readonly longestWait: number
  readonly waitOf99: number
  /** Users whose hour changed on that day. */
  readonly moved: number
}

export interface Starts {
  readonly days: readonly StartsOfDay[]
  /** The largest shift of a user's hour between the first day and the last. */
  readonly drift: number
}

/** First-come-first-served workers: each job goes to the worker that is free first. */
function workers(count: number) {
  const free = new Float64Array(count).fill(Number.NEGATIVE_INFINITY)
  const sink = (value: number): void => {
    let at = 0
    for (;;) {
      const left = 2 * at + 1
      if (left >= count) break
      const next = left + 1 < count && (free[left + 1] ?? 0) < (free[left] ?? 0) ? left + 1 : left
      const least = free[next] ?? 0
      if (least >= value) break
      free[at] = least
      at = next
    }
    free[at] = value
  }
  return {
    /** When a job that arrives at `ready` starts. */
    take(ready: number, takes: number): number {
      const begins = Math.max(ready, free[0] ?? ready)
      sink(begins + takes)
      return begins
    },
  }
}

/**
 * Simulates daily starts: each schedule fires within its window, its message waits for a worker, and the
 * product's own rule sets the user's next start.
 */
export function dailyStarts({ users, days, atOnce, planMs, begins, seed = 1 }: Crowd): Starts {
  const random = seededRandom(seed)
  const first = Float64Array.from({ length: users }, () => begins(random()))
  const slots = Float64Array.from(first)
  const planners = workers(atOnce)
  const rings = new Float64Array(users)
  const order = Array.from({ length: users }, (_, user) => user)
  const played: StartsOfDay[] = []
  for (let day = 1; day <= days; day += 1) {
    for (let user = 0; user < users; user += 1)
      rings[user] = (slots[user] ?? 0) + DAY + Math.floor(random() * WINDOW_MS)
    order.sort((a, b) => (rings[a] ?? 0) - (rings[b] ?? 0))
    const waits = new Float64Array(users)
    let [started, moved] = [0, 0]
    for (const user of order) {
      const rung = rings[user] ?? 0
      const begun = planners.take(rung, planMs)
      const last = slots[user] ?? 0
      const slot = scheduledSlot(
        { cycle: { lastRunId: 'run', lastSentAt: new Date(last) }, subscription: NO_SUBSCRIPTION },
        new Date(begun),
      )
      waits[started] = begun - rung
      if (slot === null) continue
      started += 1
      if (slot.getTime() !== last + DAY) moved += 1
      slots[user] = slot.getTime()
    }
    const sorted = waits.subarray(0, started).toSorted()
    played.push({
      started,
      longestWait: sorted.at(-1) ?? 0,
      waitOf99: sorted[Math.floor(started * 0.99)] ?? 0,
      moved,
    })
  }
  const drift = slots.reduce(
    (most, slot, user) => Math.max(most, Math.abs(slot - (first[user] ?? 0) - days * DAY)),
    0,
  )
  return { days: played, drift }
}

const LAST_HOUR = 23

/**
 * A time of day during working hours: the busiest hour has three times the mean, the two hours before and
 * after it twice, and the rest is even. Nobody begins in the last twenty minutes, so that the windows of two
 * days do not overlap.
 */
export function inWorkingHours(random: number): number {
  const shares = Array.from({ length: 24 }, (_, hour) =>
    hour === 9 ? 3 : [7, 8, 10, 11].includes(hour) ? 2 : 13 / 19,
  )
  let left = random * 24
  for (const [hour, share] of shares.entries()) {
    if (left < share)
      return Math.floor(hour * HOUR + (left / share) * (hour === LAST_HOUR ? HOUR - 20 * MINUTE : HOUR))
    left -= share
  }
  return LAST_HOUR * HOUR
}

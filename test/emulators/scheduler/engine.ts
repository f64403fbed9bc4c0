import * as z from 'zod/mini'
import type { MovableClock } from '#emulators/kit/control.ts'
import { jsonState } from '#emulators/kit/state.ts'
import { nextDue, offsetOf, Schedule } from './schedule.ts'

export interface Delivery {
  readonly arn: string
  readonly input: string
}
export type Deliver = (target: Delivery) => Promise<void>

const Pending = z.object({
  schedule: z.string(),
  dueAt: z.number(),
  nextAt: z.number(),
  attempts: z.number(),
  target: Schedule.shape.Target,
  state: z.enum(['open', 'dead']),
})
type Pending = z.infer<typeof Pending>
export const EngineState = z.object({
  schedules: z.array(Schedule),
  pending: z.array(Pending),
  offsetMs: z.number(),
})

/** Wait between two attempts of one delivery, by the emulator's clock. */
const BACKOFF_MS = 30_000
const LONGEST_SLEEP_MS = 30_000

export type Engine = ReturnType<typeof schedulerEngine>

/** Fires what is due. A firing is stored before it is delivered, so a crash may repeat but never lose it. */
export function schedulerEngine(
  statePath: string | undefined,
  newClock: (offsetMs: number) => MovableClock,
  deliver: Deliver,
) {
  const state = jsonState(statePath, EngineState, () => ({ schedules: [], pending: [], offsetMs: 0 }))
  const clock = newClock(state.value.offsetMs)
  const { schedules } = state.value
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let doubleNext = 0
  let tail: Promise<void> = Promise.resolve()

  const enqueue = (schedule: Schedule, dueAt: number): void => {
    schedule.firedUntil = dueAt
    const copies = doubleNext > 0 ? 2 : 1
    doubleNext = Math.max(0, doubleNext - 1)
    for (let copy = 0; copy < copies; copy += 1) {
      state.value.pending.push({
        schedule: schedule.Name,
        dueAt,
        nextAt: dueAt,
        attempts: 0,
        target: schedule.Target,
        state: 'open',
      })
    }
  }

  const collect = (now: number): void => {
    for (const schedule of schedules)
      for (let due = nextDue(schedule); due + offsetOf(schedule) <= now; due = nextDue(schedule))
        enqueue(schedule, due)
  }

  const attempt = async (item: Pending, now: number): Promise<void> => {
    const { target } = item
    try {
      await deliver({
        arn: item.state === 'dead' ? (target.DeadLetterConfig?.Arn ?? '') : target.Arn,
        input: target.Input ?? '{}',
      })
    } catch {
      item.attempts += 1
      item.nextAt = now + BACKOFF_MS * item.attempts
      const tired =
        item.attempts > (target.RetryPolicy?.MaximumRetryAttempts ?? 185) ||
        now - item.dueAt > (target.RetryPolicy?.MaximumEventAgeInSeconds ?? 86_400) * 1_000
      if (!tired) return
      if (item.state === 'open' && target.DeadLetterConfig?.Arn !== undefined) {
        Object.assign(item, { state: 'dead', attempts: 0, nextAt: now })
        return
      }
    }
    state.value.pending.splice(state.value.pending.indexOf(item), 1)
  }

  const run = async (): Promise<void> => {
    const now = clock.now().getTime()
    collect(now)
    state.save()
    for (let open = readyAt(now); open.length > 0; open = readyAt(now)) {
      for (const item of open) {
        await attempt(item, now)
        state.save()
      }
    }
  }
  const readyAt = (now: number): Pending[] =>
    state.value.pending.filter((item) => item.nextAt <= now).toSorted((a, b) => a.dueAt - b.dueAt)

  /** Runs are sequential, whichever caller starts them. */
  const tick = (): Promise<void> => {
    tail = tail.then(run).then(arm)
    return tail
  }

  const arm = (): void => {
    clearTimeout(timer)
    if (closed) return
    const times = [
      ...state.value.pending.map((item) => item.nextAt),
      ...schedules.map((schedule) => nextDue(schedule) + offsetOf(schedule)),
    ]
    if (times.length === 0) return
    const wait = Math.min(LONGEST_SLEEP_MS, Math.max(50, Math.min(...times) - clock.now().getTime()))
    timer = setTimeout(() => {
      void tick()
    }, wait)
    timer.unref()
  }

  /** After a week without running, each schedule owes one firing, not seven. */
  const now = clock.now().getTime()
  for (const schedule of schedules) {
    let last: number | null = null
    const probe = { ...schedule }
    for (let due = nextDue(probe); due + offsetOf(probe) <= now; due = nextDue(probe)) {
      last = due
      probe.firedUntil = due
    }
    if (last !== null) schedule.firedUntil = last - 1
  }
  void tick()

  return {
    clock: {
      now: () => clock.now(),
      /** Moves the clock and fires everything that became due on the way, in order. */
      async advance(ms: number): Promise<void> {
        clock.advance(ms)
        state.value.offsetMs += ms
        await tick()
      },
    },
    schedules: (): readonly Schedule[] => schedules,
    find: (group: string, name: string) =>
      schedules.find((schedule) => schedule.GroupName === group && schedule.Name === name),
    put(schedule: Schedule): void {
      const index = schedules.findIndex(
        (known) => known.GroupName === schedule.GroupName && known.Name === schedule.Name,
      )
      if (index === -1) schedules.push(schedule)
      else schedules[index] = schedule
      state.save()
      void tick()
    },
    remove(schedule: Schedule): void {
      schedules.splice(schedules.indexOf(schedule), 1)
      state.save()
    },
    fireTwiceNext: (times: number) => {
      doubleNext += times
    },
    settled: () => tick(),
    async close(): Promise<void> {
      closed = true
      clearTimeout(timer)
      await tail
    },
  }
}

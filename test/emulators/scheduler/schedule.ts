import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

const Arn = z.string().check(z.regex(/^arn:[a-z-]+:[a-z0-9-]+:[a-z0-9-]*:\d{0,12}:.+$/))
const Target = z.object({
  Arn,
  RoleArn: Arn,
  Input: z.optional(z.string().check(z.maxLength(256 * 1_024))),
  RetryPolicy: z.optional(
    z.object({
      MaximumEventAgeInSeconds: z.optional(z.number().check(z.gte(60), z.lte(86_400))),
      MaximumRetryAttempts: z.optional(z.number().check(z.gte(0), z.lte(185))),
    }),
  ),
  DeadLetterConfig: z.optional(z.object({ Arn: z.optional(Arn) })),
})

/** Input of Create and Update; the start is in epoch seconds. Update replaces the whole schedule. */
export const ScheduleInput = z.object({
  GroupName: z._default(z.string(), 'default'),
  ScheduleExpression: z.string(),
  StartDate: z.optional(z.number()),
  State: z._default(z.literal('ENABLED'), 'ENABLED'),
  FlexibleTimeWindow: z.union([
    z.object({ Mode: z.literal('OFF') }),
    z.object({
      Mode: z.literal('FLEXIBLE'),
      MaximumWindowInMinutes: z.number().check(z.int(), z.gte(1), z.lte(1_440)),
    }),
  ]),
  Target,
  ActionAfterCompletion: z._default(z.literal('NONE'), 'NONE'),
  ClientToken: z.optional(z.string()),
})

export const Schedule = z.extend(ScheduleInput, {
  Name: z.string().check(z.regex(/^[0-9a-zA-Z-_.]{1,64}$/)),
  /** Epoch milliseconds. */
  modifiedAt: z.number(),
  /** Due time of the last firing, epoch milliseconds; nothing at or before it fires again. */
  firedUntil: z.number(),
})
export type Schedule = z.infer<typeof Schedule>

const UNIT_MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const

/** Null for anything but rate(). A value of 1 needs the singular unit, others the plural. */
export function everyMsOf(expression: string): number | null {
  const [, digits = '', unit, plural] = /^rate\((\d+) (minute|hour|day)(s?)\)$/.exec(expression) ?? []
  const value = Number(digits)
  if (value < 1 || (value === 1) === (plural === 's')) return null
  return unit === 'minute' || unit === 'hour' || unit === 'day' ? value * UNIT_MS[unit] : null
}

/** The schedule's offset within its window: always the same, so that tests and restarts agree. */
export function offsetOf(schedule: Pick<Schedule, 'Name' | 'FlexibleTimeWindow'>): number {
  if (schedule.FlexibleTimeWindow.Mode === 'OFF') return 0
  const hash = createHash('sha256').update(schedule.Name).digest().readUInt32BE(0)
  return hash % (schedule.FlexibleTimeWindow.MaximumWindowInMinutes * 60_000)
}

/** The next due time after the last firing, before the window's offset. Epoch milliseconds. */
export function nextDue(schedule: Schedule): number {
  const everyMs = everyMsOf(schedule.ScheduleExpression)
  if (everyMs === null) return Infinity
  const start = schedule.StartDate === undefined ? schedule.modifiedAt : schedule.StartDate * 1_000
  const missed = schedule.firedUntil < start ? 0 : Math.floor((schedule.firedUntil - start) / everyMs) + 1
  return start + missed * everyMs
}

import * as z from 'zod/mini'
import type { Frozen } from '#engine/values/frozen.ts'

/** A time in requests and replies: ISO 8601 in UTC with milliseconds. A reply may be made with a Date. */
export const Instant = z.pipe(
  z.transform((at: string | Date) => (at instanceof Date ? at.toISOString() : at)),
  z.iso.datetime({ error: 'Use an ISO 8601 instant in UTC.' }),
)

/** What a part of a reply is made from: its schema removes other fields, and writes dates as texts. */
export type Sent<Schema extends z.ZodMiniType> = Frozen<z.input<Schema>>

/** A part of a reply as its reader gets it. */
export const shaped = <Schema extends z.ZodMiniType>(schema: Schema, value: Sent<Schema>): z.output<Schema> =>
  schema.parse(value)

/** A calendar day, YYYY-MM-DD. */
export const Day = z.iso.date({ error: 'Use a day as YYYY-MM-DD.' })

/** The checks of a whole number within these bounds. */
export const whole = (min: number, max: number) => [
  z.int('Use a whole number.'),
  z.minimum(min, `Use ${min} or more.`),
  z.maximum(max, `Use ${max} or less.`),
]

/** The words of a search. */
export const searchText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `Use at most ${max} characters.`))

const PREFIXES = {
  usr: 'user',
  res: 'resume',
  run: 'run',
  own: 'posting',
  out: 'outreach',
  cfg: 'configuration',
  adm: 'admin',
  act: 'activity',
  aud: 'audit record',
  opr: 'operation',
} as const
export type IdPrefix = keyof typeof PREFIXES

/** A ULID with a prefix for its type, so that an id in a log shows what it belongs to. */
export const id = (prefix: IdPrefix) =>
  z
    .string()
    .check(z.regex(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`), `Not the id of a ${PREFIXES[prefix]}.`))

/** The body of every error. */
export const Problem = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  /** Additional advice. */
  details: z.optional(z.string()),
  fields: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
})
export type Problem = z.infer<typeof Problem>

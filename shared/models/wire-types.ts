import * as z from 'zod/mini'

/** An instant on the wire: ISO 8601 in UTC with milliseconds, as Date.toISOString gives it. */
export const Instant = z.iso.datetime({ error: 'Use an ISO 8601 instant in UTC.' })

/** A calendar day, YYYY-MM-DD. */
export const Day = z.iso.date({ error: 'Use a day as YYYY-MM-DD.' })

const PREFIXES = {
  usr: 'user',
  res: 'resume',
  run: 'run',
  out: 'outreach',
  cfg: 'configuration',
  adm: 'admin',
  act: 'activity',
  aud: 'audit record',
  opr: 'operation',
} as const
export type IdPrefix = keyof typeof PREFIXES

/** A prefixed ULID: the prefix names the type, so that an id in a log says what it belongs to. */
export const id = (prefix: IdPrefix) =>
  z
    .string()
    .check(z.regex(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`), `Not the id of a ${PREFIXES[prefix]}.`))

/** The body of every refusal. */
export const Problem = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  /** What to do about it, where the message alone does not say. */
  details: z.optional(z.string()),
  fields: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
})
export type Problem = z.infer<typeof Problem>

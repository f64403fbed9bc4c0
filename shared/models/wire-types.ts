import * as z from 'zod/mini'

/** A time in requests and replies: ISO 8601 in UTC with milliseconds, as from Date.toISOString. */
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

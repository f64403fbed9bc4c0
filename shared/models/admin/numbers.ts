import * as z from 'zod/mini'
import { CancelReason } from '#shared/catalog/reasons/cancel-reasons.ts'

/** Units that were used of something, and what they cost; null where the price is not known. */
const Cost = z.object({
  what: z.enum(['contacts', 'model', 'mails']),
  /** The model; null for anything else. */
  name: z.nullable(z.string()),
  /** Credits, tokens, or mails. */
  units: z.number(),
  usd: z.nullable(z.number()),
})

export const MonthNumbers = z.object({
  /** YYYY-MM, in UTC. */
  month: z.string(),
  /** Trials that began in the month, and how many of them have become paid since. */
  trials: z.object({ begun: z.number(), paid: z.number() }),
  cancelled: z.number(),
  /** Cancellations that were taken back. */
  reactivated: z.number(),
  /** Pauses that were chosen, and plans that continued after one. */
  paused: z.number(),
  continued: z.number(),
  /** Subscriptions that ended because a charge was never paid. */
  lapsed: z.number(),
  /** Why, of those who said so; the most frequent first. */
  why: z.array(z.object({ reason: CancelReason, count: z.number() })),
  /** By currency (ISO 4217), in its smallest unit. */
  revenue: z.array(z.object({ currency: z.string(), gross: z.number(), refunds: z.number() })),
  costs: z.array(Cost),
  /** Calls to the sources of postings, which are not paid by the call. */
  postingCalls: z.array(z.object({ source: z.string(), calls: z.number() })),
  /** Accounts with access by plan or trial, as last counted in the month; null before the first count. */
  users: z.nullable(z.number()),
  letters: z.object({
    model: z.number(),
    plain: z.number(),
    /** Plain in the place of a model whose letter was refused, or that did not answer. */
    afterRefusal: z.number(),
    withoutAnswer: z.number(),
    followUp: z.number(),
  }),
  /** Letters that no draft was made of, and how many of them broke each rule; the most frequent first. */
  refused: z.object({
    letters: z.number(),
    rules: z.array(z.object({ rule: z.string(), count: z.number() })),
  }),
  /** What users said of the month's emails. */
  told: z.object({ sent: z.number(), answered: z.number(), interviews: z.number() }),
})
export type MonthNumbers = z.infer<typeof MonthNumbers>

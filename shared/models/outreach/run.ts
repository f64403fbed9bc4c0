import { RunNote } from '#shared/catalog/reasons/run-notes.ts'
import * as z from 'zod/mini'
import { SkipReason } from '#shared/catalog/skip-reasons.ts'
import { Unfit } from '#engine/values/unfit.ts'
import { Instant } from '../wire-types.ts'

export const RunState = z.enum(['queued', 'planning', 'drafting', 'finished'])
export type RunState = z.infer<typeof RunState>

/** Why a run ended; `complete` means success. */
export const RunOutcome = z.enum([
  'complete',
  'account_inactive',
  'search_paused',
  'no_plan',
  'plan_paused',
  'trial_expired',
  'trial_used_up',
  'drafting_paused',
  'daily_limit_reached',
  'monthly_limit_reached',
  'not_configured',
  'resume_missing',
  'resume_unusable',
  'mailbox_not_connected',
  'mailbox_disconnected',
  'mailbox_lost',
  'country_unsupported',
  'country_blocked',
  'no_postings',
  'no_contacts',
  'postings_source_unavailable',
  'contact_source_out_of_credits',
  'contact_source_unavailable',
  'contact_budget_spent',
  'nothing_new',
  'none_fit',
  'shortlist_ready',
  'all_failed',
  'internal',
])
export type RunOutcome = z.infer<typeof RunOutcome>

/** `found` is `leftOut`, `beyond` and `reserved`; `reserved` is `drafted`, `failed` and `open`. */
export const Run = z.object({
  id: z.string(),
  trigger: z.enum(['manual', 'schedule']),
  state: RunState,
  outcome: z.nullable(RunOutcome),
  /** The outcome in a sentence with advice; null while the run is in progress. */
  message: z.nullable(z.string()),
  found: z.number(),
  matched: z.number(),
  contacted: z.number(),
  /** Postings among `contacted` whose whole text was read at the employer's own board. */
  whole: z.number(),
  reserved: z.number(),
  /** People whom the user may choose from; 0 unless they choose first. */
  shortlisted: z._default(z.number(), 0),
  written: z.number(),
  drafted: z.number(),
  failed: z.number(),
  /** Why postings were left out, the most common reason first, each in words. */
  skipped: z.array(z.object({ reason: SkipReason, words: z.string(), count: z.number() })),
  /** The sum of `skipped`. */
  leftOut: z.number(),
  /** Found, neither left out nor reserved: not examined yet or, once planned, beyond the allowance. */
  beyond: z.number(),
  /** Emails among `reserved` that are not completed. */
  open: z.number(),
  notes: z.array(RunNote),
  /** Why emails were written and not saved, in plain words, the most common reason first. */
  heldBack: z.array(z.object({ wrong: z.string(), advice: z.string(), count: z.number() })),
  /** Postings that do not fit, for which the user may have a letter written anyway. */
  heldPostings: z.array(
    z.object({
      /** Id of the email, once it is written. */
      id: z.string(),
      jobTitle: z.string(),
      companyName: z.string(),
      why: Unfit,
      isWritten: z.boolean(),
    }),
  ),
  startedAt: Instant,
  finishedAt: z.nullable(Instant),
})
export type Run = z.infer<typeof Run>

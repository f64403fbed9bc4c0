import * as z from 'zod/mini'
import { TargetRole } from '#shared/catalog/configuration/roles.ts'
import { Timeframe } from '#shared/catalog/configuration/timeframes.ts'
import { HeldBack } from '#shared/models/outreach/held-back.ts'
import { OutreachDetails } from '#shared/models/outreach/outreach.ts'
import { Run } from '#shared/models/outreach/run.ts'

/** Names and figures of a draft's evidence; `file` lies beside the report. */
const ReportedDraft = z.extend(OutreachDetails, {
  file: z.string(),
  posting: z.extend(OutreachDetails.shape.posting, {
    title: z.string(),
    company: z.string(),
    url: z.nullable(z.string()),
  }),
})
export type ReportedDraft = z.infer<typeof ReportedDraft>

/** A posting that a letter was wanted for, what the letter answers, and the draft or why there is none. */
const ReportedPosting = z.object({
  /** As they were given, or best first; from 0. */
  place: z.number(),
  title: z.string(),
  company: z.string(),
  /** What the company wants to reach, why the job exists and what is to be done, weightiest first. */
  needs: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['goal', 'need', 'duty']),
      text: z.string(),
      weight: z.number(),
    }),
  ),
  /** Offset at which the source cut the text off; null when it is whole. */
  cutAt: z.nullable(z.number()),
  /** Words of the posting that sentences of the letter answer. */
  answered: z.array(z.string()),
  file: z.nullable(z.string()),
  /** Why there is no draft, in a sentence. */
  reason: z.nullable(z.string()),
})
export type ReportedPosting = z.infer<typeof ReportedPosting>

const Count = z.object({ asked: z.number(), answered: z.number() })
const People = z.object({
  steps: z.object({
    posting: Count,
    board: Count,
    page: Count,
    kept: Count,
    named: Count,
    vendor: Count,
  }),
  calls: z.object({ search: z.number(), finder: z.number(), verifier: z.number() }),
  cents: z.number(),
})

/** What report.json holds: everything that led to the drafts, and nothing that opens a door. */
export const Report = z.object({
  format: z.literal(1),
  product: z.object({ name: z.string(), version: z.string(), node: z.string() }),
  createdAt: z.iso.datetime(),
  resume: z.object({ file: z.string(), sha256: z.string() }),
  sender: z.object({ name: z.string(), email: z.string(), invented: z.boolean() }),
  settings: z.object({
    jobTitle: z.string(),
    country: z.string(),
    city: z.string(),
    role: TargetRole,
    timeframeDays: Timeframe,
    count: z.number(),
    plan: z.string(),
    writer: z.enum(['composer', 'bedrock', 'openai']),
    model: z.nullable(z.string()),
    vendors: z.array(z.object({ vendor: z.string(), real: z.boolean(), note: z.string() })),
  }),
  /** Null when none could begin. */
  run: z.nullable(Run),
  /** What looking for people asked and paid: each step, each kind of call, and the cents. */
  people: z.nullable(People),
  /** Why there is no draft at all and what to do, in sentences; null when there is one. */
  ended: z.nullable(z.string()),
  drafts: z.array(ReportedDraft),
  /** Entries that came to no draft: the reason and, of a held-back letter, rules, words and what helps. */
  failed: z.array(
    z.object({
      company: z.string(),
      jobTitle: z.string(),
      failure: z.nullable(z.string()),
      heldBack: z.array(HeldBack),
    }),
  ),
  postings: z.array(ReportedPosting),
})
export type Report = z.infer<typeof Report>

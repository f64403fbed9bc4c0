import { RankingPart } from '#engine/values/reasons/ranking.ts'
import * as z from 'zod/mini'
import { PeopleItem } from '#functions/runs/run.item.ts'
import { TargetRole } from '#shared/catalog/configuration/roles.ts'
import { Timeframe } from '#shared/catalog/configuration/timeframes.ts'
import { HeldBack } from '#shared/models/outreach/held-back.ts'
import { OutreachDetails } from '#shared/models/outreach/outreach.ts'
import { Run } from '#shared/models/outreach/run.ts'

/** A draft's names and figures, in sentences where the product has codes; `file` is in the report's folder. */
const ReportedDraft = z.extend(OutreachDetails, {
  file: z.string(),
  contact: z.extend(OutreachDetails.shape.contact, { reason: z.string() }),
  reasons: z.array(z.object({ part: RankingPart, value: z.number(), words: z.string() })),
  posting: z.extend(OutreachDetails.shape.posting, {
    title: z.string(),
    company: z.string(),
    url: z.nullable(z.string()),
  }),
})
export type ReportedDraft = z.infer<typeof ReportedDraft>

/** A posting, what its letter answers, and the draft or why there is none. */
const ReportedPosting = z.object({
  /** Position as given, or best first; from 0. */
  place: z.number(),
  title: z.string(),
  company: z.string(),
  /** The posting's goals, needs and duties, most important first. */
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
  /** Quotes of the posting that the letter's sentences answer. */
  answered: z.array(z.string()),
  file: z.nullable(z.string()),
  /** Why there is no draft, in a sentence. */
  reason: z.nullable(z.string()),
})
export type ReportedPosting = z.infer<typeof ReportedPosting>

/** The content of report.json: everything that led to the drafts, without secrets. */
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
    writer: z.enum(['plain', 'bedrock', 'openai']),
    model: z.nullable(z.string()),
    vendors: z.array(z.object({ vendor: z.string(), real: z.boolean(), note: z.string() })),
  }),
  /** Null when no run could begin. */
  run: z.nullable(z.extend(Run, { notes: z.array(z.string()) })),
  /** Requests of the contact search: each step, each kind of paid call, and the cents. */
  people: z.nullable(PeopleItem),
  /** Why there is no draft at all, with advice; null when there is one. */
  ended: z.nullable(z.string()),
  drafts: z.array(ReportedDraft),
  /** Entries without a draft: the reason and, for a held-back letter, rules, words and advice. */
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

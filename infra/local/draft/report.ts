import * as z from 'zod/mini'
import { TargetRole } from '#shared/catalog/roles.ts'
import { Timeframe } from '#shared/catalog/timeframes.ts'
import { OutreachDetails } from '#shared/models/outreach.ts'
import { Run } from '#shared/models/run.ts'

/** Names and figures of a draft's evidence; `file` lies beside the report. */
const ReportedDraft = z.extend(OutreachDetails, {
  file: z.string(),
  posting: z.extend(OutreachDetails.shape.posting, { title: z.string(), company: z.string(), url: z.nullable(z.string()) }),
})
export type ReportedDraft = z.infer<typeof ReportedDraft>

/** What report.json holds: everything that led to the drafts, and nothing that opens a door. */
export const Report = z.object({
  format: z.literal(1),
  product: z.object({ name: z.string(), version: z.string(), node: z.string() }),
  createdAt: z.iso.datetime(),
  resume: z.object({ file: z.string(), sha256: z.string() }),
  sender: z.object({ name: z.string(), email: z.string(), invented: z.boolean() }),
  settings: z.object({
    jobTitle: z.string(), country: z.string(), city: z.string(), role: TargetRole, timeframeDays: Timeframe, count: z.number(), plan: z.string(),
    writer: z.enum(['composer', 'bedrock', 'openai']), model: z.nullable(z.string()),
    vendors: z.array(z.object({ vendor: z.string(), real: z.boolean(), note: z.string() })),
  }),
  run: Run,
  drafts: z.array(ReportedDraft),
  /** Entries of the run that came to no draft, with the reason. */
  failed: z.array(z.object({ company: z.string(), jobTitle: z.string(), failure: z.nullable(z.string()) })),
})
export type Report = z.infer<typeof Report>

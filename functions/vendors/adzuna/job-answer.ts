import * as z from 'zod/mini'
import { idText, readable, tolerant } from '#platform/provider/tolerant.ts'

const text = tolerant(z.string())

/** One row as Adzuna sends it; every field may be missing, and an invalid one counts as missing. */
export const AdzunaJob = z.object({
  id: idText,
  title: text,
  description: text,
  created: text,
  redirect_url: text,
  company: tolerant(z.object({ display_name: text })),
  location: tolerant(z.object({ display_name: text, area: tolerant(z.array(z.string())) })),
})
export type AdzunaJob = z.infer<typeof AdzunaJob>

export interface AdzunaPage {
  readonly jobs: AdzunaJob[]
  /** Number of results of the whole search. */
  readonly count: number
  /** Rows of this page, including invalid ones. */
  readonly rows: number
}

const Envelope = z.object({ results: z.array(z.unknown()), count: tolerant(z.number()) })

/** The valid rows of a page; invalid rows are skipped. Null when the body is not a search page. */
export function jobsOf(body: unknown): AdzunaPage | null {
  const envelope = Envelope.safeParse(body)
  if (!envelope.success) return null
  const { results, count } = envelope.data
  return { jobs: readable(AdzunaJob, results), count: count ?? results.length, rows: results.length }
}

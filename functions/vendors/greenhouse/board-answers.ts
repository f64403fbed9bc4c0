import * as z from 'zod/mini'
import { tolerant } from '#platform/provider/tolerant.ts'

const text = tolerant(z.string())
const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** A job in a board's list, as it is kept; a broken field counts as missing. */
export const BoardJob = z.object({
  id,
  title: text,
  updated_at: text,
  absolute_url: text,
  location: tolerant(z.object({ name: text })),
  offices: tolerant(z.array(z.object({ name: text, location: text }))),
})
export type BoardJob = z.infer<typeof BoardJob>

const Envelope = z.object({ jobs: z.array(z.unknown()) })
const Prospect = z.object({ internal_job_id: z.null() })
const Detail = z.object({ content: text, departments: tolerant(z.array(z.object({ name: text }))) })

/**
 * The jobs of a board that can be read, without prospect posts (they stand for no opening); null when it is
 * no board at all.
 */
export function jobsOf(body: unknown): BoardJob[] | null {
  const envelope = Envelope.safeParse(body)
  if (!envelope.success) return null
  return envelope.data.jobs
    .filter((row) => !Prospect.safeParse(row).success)
    .map((row) => BoardJob.safeParse(row))
    .filter((row) => row.success)
    .map((row) => row.data)
}

/** The text of one job as HTML that is entity-encoded as a whole, and its departments. */
export function detailOf(body: unknown): { content: string; departments: string[] } | null {
  const detail = Detail.safeParse(body)
  if (!detail.success) return null
  return {
    content: detail.data.content ?? '',
    departments: (detail.data.departments ?? []).map(({ name }) => name ?? '').filter((name) => name !== ''),
  }
}

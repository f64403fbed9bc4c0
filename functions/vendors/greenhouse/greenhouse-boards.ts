import * as z from 'zod/mini'
import type { BoardAdapter } from '../kit/board-reader.ts'
import { readPlaces } from '#engine/postings'
import { decodedOnce } from '../kit/plain-text.ts'
import { idText, rowsOf, text, tolerant } from '../kit/tolerant.ts'

/** A prospect post has no opening, so its `internal_job_id` is null and the row is skipped as invalid. */
const Job = z.object({
  id: idText,
  internal_job_id: z.optional(idText),
  title: text,
  first_published: text,
  updated_at: text,
  absolute_url: text,
  location: tolerant(z.object({ name: text })),
  offices: tolerant(z.array(z.object({ name: text, location: text }))),
})
const List = z.object({ jobs: rowsOf(Job) })
const Detail = z.object({ content: text, departments: tolerant(z.array(z.object({ name: text }))) })

/** developers.greenhouse.io/job-board.html: lists have no texts and perhaps only `updated_at` as the date. */
export const boards: BoardAdapter = {
  jobs: async (ask, token) => {
    const list = List.safeParse(await ask(`/v1/boards/${encodeURIComponent(token)}/jobs`)).data
    return (
      list?.jobs.map((job) => ({
        id: job.id,
        title: job.title,
        url: job.absolute_url,
        place: placeOf(job),
        postedAt: job.first_published ?? job.updated_at,
        requisition: job.internal_job_id,
      })) ?? null
    )
  },
  job: async (ask, token, jobId) => {
    const path = `/v1/boards/${encodeURIComponent(token)}/jobs/${encodeURIComponent(jobId)}`
    const detail = Detail.safeParse(await ask(path))
    if (!detail.success) return null
    // The markup is entity-encoded as a whole.
    return {
      html: decodedOnce(detail.data.content ?? ''),
      team: (detail.data.departments ?? []).flatMap(({ name }) => name ?? []).join(', '),
    }
  },
}

/** Some companies write only "Hybrid" as the place, or nothing; then the offices have the city. */
function placeOf({ location, offices }: z.infer<typeof Job>): string {
  const name = location?.name ?? ''
  if (readPlaces(name).places.length > 0) return name
  const sites = (offices ?? []).flatMap((office) => office.location || office.name || [])
  return [name, sites.join('; ')].filter((part) => part !== '').join(' - ')
}

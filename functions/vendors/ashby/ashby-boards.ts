import * as z from 'zod/mini'
import type { BoardAdapter } from '#platform/provider/board-reader.ts'
import { rowsOf, text, tolerant } from '#platform/provider/tolerant.ts'

const Job = z.object({
  id: z.string(),
  title: text,
  location: text,
  secondaryLocations: tolerant(z.array(z.object({ location: text }))),
  address: tolerant(z.object({ postalAddress: z.object({ addressCountry: text }) })),
  department: text,
  team: text,
  isListed: tolerant(z.boolean()),
  isRemote: tolerant(z.nullable(z.boolean())),
  publishedAt: text,
  jobUrl: text,
  descriptionHtml: text,
})
type Job = z.infer<typeof Job>
const List = z.object({ jobs: rowsOf(Job) })

/** developers.ashbyhq.com/docs/public-job-posting-api: all texts in one answer, no single-job endpoint. */
export const boards: BoardAdapter = {
  jobs: async (ask, token) => {
    const list = List.safeParse(await ask(`/posting-api/job-board/${encodeURIComponent(token)}`)).data
    const listed = list?.jobs.filter(({ isListed }) => isListed !== false)
    return (
      listed?.map((job) => ({
        id: job.id,
        title: job.title,
        url: job.jobUrl,
        place: placesOf(job),
        remote: job.isRemote === true,
        postedAt: job.publishedAt,
        team: job.team ?? job.department,
        html: job.descriptionHtml ?? '',
      })) ?? null
    )
  },
}

function placesOf({ location, secondaryLocations, address }: Job): string {
  const country = address?.postalAddress.addressCountry
  const first = location && country && !location.includes(',') ? `${location}, ${country}` : location
  return [first, ...(secondaryLocations ?? []).map((other) => other.location)]
    .flatMap((place) => place ?? [])
    .join('; ')
}

import * as z from 'zod/mini'
import type { BoardAdapter } from '../kit/board-reader.ts'
import { rowsOf, text, tolerant } from '../kit/tolerant.ts'

const Address = tolerant(
  z.object({
    postalAddress: z.object({ addressLocality: text, addressRegion: text, addressCountry: text }),
  }),
)
const Site = z.object({ location: text, address: Address })
const Job = z.object({
  id: z.string(),
  title: text,
  location: text,
  secondaryLocations: tolerant(z.array(Site)),
  address: Address,
  workplaceType: text,
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
        // Hybrid jobs often have `isRemote` too.
        workMode: job.workplaceType,
        postedAt: job.publishedAt,
        team: job.team ?? job.department,
        html: job.descriptionHtml ?? '',
      })) ?? null
    )
  },
}

/** The name of a place, and its country where the name has none; the address where it has no name. */
function placeOf({ location, address }: z.infer<typeof Site>): string {
  const { addressLocality, addressRegion, addressCountry } = address?.postalAddress ?? {}
  if (location) return addressCountry && !location.includes(',') ? `${location}, ${addressCountry}` : location
  return [addressLocality, addressRegion, addressCountry].flatMap((part) => part || []).join(', ')
}

const placesOf = (job: Job): string =>
  [job, ...(job.secondaryLocations ?? [])]
    .map(placeOf)
    .filter((place) => place !== '')
    .join('; ')

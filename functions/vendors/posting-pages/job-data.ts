import * as z from 'zod/mini'
import type { WorkMode } from '#engine/values/work-mode.ts'
import { jsonOrNull } from '../kit/bounded-body.ts'
import { plainLine, plainText } from '../kit/plain-text.ts'
import { tolerant } from '../kit/tolerant.ts'

/** Nodes that are looked through for a posting: a page that nests more of them is not read further. */
const MAX_NODES = 2_000

/** Text, a thing with a name, or a list of either: schema.org allows all of them nearly everywhere. */
const Named = tolerant(z.union([z.string(), z.object({ name: z.string() })]))
const named = (value: z.infer<typeof Named>): string =>
  plainLine(typeof value === 'string' ? value : (value?.name ?? ''))

const Address = z.object({ addressLocality: Named, addressRegion: Named, addressCountry: Named })
const oneOrMore = <T extends z.ZodMiniType>(schema: T) =>
  tolerant(
    z.union([
      z.array(schema),
      z.pipe(
        schema,
        z.transform((one) => [one]),
      ),
    ]),
  )

const Organization = tolerant(
  z.union([z.string(), z.object({ name: Named, sameAs: oneOrMore(z.string()), url: tolerant(z.string()) })]),
)

/** schema.org/JobPosting, as Google asks for it (developers.google.com, "Job posting structured data"). */
const JobPosting = z.object({
  '@type': z.union([z.string(), z.array(z.string())]),
  title: Named,
  name: Named,
  description: tolerant(z.string()),
  datePosted: tolerant(z.string()),
  hiringOrganization: Organization,
  jobLocation: oneOrMore(z.object({ address: tolerant(z.union([z.string(), Address])), name: Named })),
  jobLocationType: tolerant(z.string()),
  applicantLocationRequirements: oneOrMore(z.object({ name: Named })),
})
type JobPosting = z.infer<typeof JobPosting>

export interface JobData {
  readonly title: string
  readonly company: string
  /** Addresses that the page gives for the employer, which may be of anything. */
  readonly companyLinks: readonly string[]
  readonly place: string
  readonly workMode: WorkMode | undefined
  readonly description: string
  readonly postedAt: Date | null
}

/** The first job posting that blocks of JSON-LD describe; null when they describe none. */
export function jobDataIn(blocks: readonly string[]): JobData | null {
  for (const block of blocks)
    for (const node of nodesOf(jsonOrNull(block))) {
      const job = JobPosting.safeParse(node)
      if (job.success && isJobPosting(job.data)) return dataOf(job.data)
    }
  return null
}

/** schema.org is also written as "https://schema.org/JobPosting" and "schema:JobPosting". */
const isJobPosting = (job: JobPosting): boolean =>
  [job['@type']].flat().some((type) => /(?:^|[/:#])JobPosting$/.test(type))

/** All objects of a document, outermost first; a graph, a list and a page's main entity are looked through. */
function* nodesOf(document: unknown): Generator<object> {
  const open: unknown[] = [document]
  for (let seen = 0; open.length > 0 && seen < MAX_NODES; seen += 1) {
    const node = open.shift()
    if (typeof node !== 'object' || node === null) continue
    yield node
    open.push(...Object.values(node))
  }
}

function dataOf(job: JobPosting): JobData {
  const { hiringOrganization: of } = job
  const postedAt = new Date(job.datePosted ?? Number.NaN)
  return {
    title: named(job.title) || named(job.name),
    company: typeof of === 'string' ? plainLine(of) : named(of?.name),
    companyLinks:
      typeof of === 'object' ? [...(of.sameAs ?? []), ...(of.url === undefined ? [] : [of.url])] : [],
    place: placeOf(job),
    workMode: /^telecommute$/i.test(job.jobLocationType?.trim() ?? '') ? 'remote' : undefined,
    description: plainText(job.description ?? ''),
    postedAt: Number.isNaN(postedAt.getTime()) ? null : postedAt,
  }
}

/** The places of the work; for remote work without one, where applicants may live. */
function placeOf({ jobLocation, applicantLocationRequirements }: JobPosting): string {
  const places = (jobLocation ?? []).map(({ address, name }) =>
    typeof address === 'object'
      ? [address.addressLocality, address.addressRegion, address.addressCountry]
          .map(named)
          .filter((part) => part !== '')
          .join(', ')
      : plainLine(address ?? named(name)),
  )
  const asked = (applicantLocationRequirements ?? []).map(({ name }) => named(name))
  return [...new Set(places.some((place) => place !== '') ? places : asked)]
    .filter((place) => place !== '')
    .join('; ')
    .slice(0, 300)
}

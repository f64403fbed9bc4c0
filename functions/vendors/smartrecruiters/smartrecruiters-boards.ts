import * as z from 'zod/mini'
import type { BoardAdapter, ListedJob } from '../kit/board-reader.ts'
import { readable, text, tolerant } from '../kit/tolerant.ts'

const Label = tolerant(z.object({ label: text }))

const Flag = tolerant(z.nullable(z.boolean()))
const Job = z.object({
  id: z.string(),
  name: text,
  refNumber: text,
  releasedDate: text,
  location: tolerant(z.object({ city: text, region: text, country: text, remote: Flag, hybrid: Flag })),
  department: Label,
})
type Job = z.infer<typeof Job>
const Page = z.object({ content: z.array(z.unknown()), totalFound: tolerant(z.number()) })

const Section = tolerant(z.object({ title: text, text }))
const Detail = z.object({
  jobAd: z.object({
    sections: z.object({
      companyDescription: Section,
      jobDescription: Section,
      qualifications: Section,
      additionalInformation: Section,
    }),
  }),
  department: Label,
  creator: tolerant(z.object({ name: text })),
})

const PAGE = 100
const MAX_PAGES = 10

/** developers.smartrecruiters.com/docs/posting-api: one request per text; an unknown company has no jobs. */
export const boards: BoardAdapter = {
  jobs: async (ask, token, base) => {
    const jobs: ListedJob[] = []
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const answer = Page.safeParse(
        await ask(`/v1/companies/${encodeURIComponent(token)}/postings`, {
          limit: String(PAGE),
          offset: String(page * PAGE),
        }),
      )
      if (!answer.success) return null
      const { content, totalFound = content.length } = answer.data
      jobs.push(...readable(Job, content).map((job) => listed(job, token, base)))
      if (content.length === 0 || (page + 1) * PAGE >= totalFound) break
    }
    return jobs
  },
  job: async (ask, token, id) => {
    const path = `/v1/companies/${encodeURIComponent(token)}/postings/${encodeURIComponent(id)}`
    const detail = Detail.safeParse(await ask(path))
    if (!detail.success) return null
    const { companyDescription, jobDescription, qualifications, additionalInformation } =
      detail.data.jobAd.sections
    const html = [companyDescription, jobDescription, qualifications, additionalInformation]
      .flatMap((section) => section ?? [])
      .map((section) => `<h3>${section.title ?? ''}</h3>${section.text ?? ''}`)
      .join('\n')
    return { html, team: detail.data.department?.label, recruiter: detail.data.creator?.name }
  },
}

/** The public page of a job; the API does not return it, but it is on the jobs host under the same ids. */
const pageOf = (base: string, token: string, id: string): string =>
  `${base.replace('//api.', '//jobs.')}/${encodeURIComponent(token)}/${encodeURIComponent(id)}`

function listed(job: Job, token: string, base: string): ListedJob {
  const { city, region, country, remote, hybrid } = job.location ?? {}
  return {
    id: job.id,
    title: job.name,
    url: pageOf(base, token, job.id),
    place: [city, region, country?.toUpperCase()].flatMap((part) => part || []).join(', '),
    remote: remote === true,
    ...(hybrid === true ? { workMode: 'hybrid' } : {}),
    postedAt: job.releasedDate,
    team: job.department?.label,
    requisition: job.refNumber,
  }
}

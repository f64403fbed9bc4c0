import * as z from 'zod/mini'
import type { BoardAdapter, ListedJob } from '../kit/board-reader.ts'
import { readable, text, tolerant } from '../kit/tolerant.ts'

const Job = z.object({
  id: z.string(),
  text,
  categories: tolerant(
    z.object({ location: text, allLocations: tolerant(z.array(z.string())), team: text, department: text }),
  ),
  country: text,
  workplaceType: text,
  createdAt: tolerant(z.number()),
  hostedUrl: text,
  opening: text,
  description: text,
  lists: tolerant(z.array(z.object({ text, content: text }))),
  additional: text,
})
type Job = z.infer<typeof Job>

const PAGE = 100
const MAX_PAGES = 10

/** github.com/lever/postings-api: a short page is the last. After a 404, the European host is asked. */
export const boards: BoardAdapter = {
  hosts: (base) => [base.replace('{region}', ''), base.replace('{region}', '.eu')],
  jobs: async (ask, token) => {
    const jobs: ListedJob[] = []
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const rows = z.array(z.unknown()).safeParse(
        await ask(`/v0/postings/${encodeURIComponent(token)}`, {
          mode: 'json',
          limit: String(PAGE),
          skip: String(page * PAGE),
        }),
      )
      if (!rows.success) return null
      jobs.push(...readable(Job, rows.data).map(listed))
      if (rows.data.length < PAGE) break
    }
    return jobs
  },
  job: async (ask, token, id) => {
    const path = `/v0/postings/${encodeURIComponent(token)}/${encodeURIComponent(id)}`
    const job = Job.safeParse(await ask(path, { mode: 'json' }))
    return job.success ? { html: htmlOf(job.data), team: teamOf(job.data) } : null
  },
}

function listed(job: Job): ListedJob {
  const first = job.categories?.location ?? ''
  // `country` is that of the first place; the others may lie elsewhere.
  const others = (job.categories?.allLocations ?? []).filter((place) => place !== first)
  const places = [
    job.country && first !== '' && !first.includes(',') ? `${first}, ${job.country}` : first,
    ...others,
  ].filter((place) => place !== '')
  return {
    id: job.id,
    title: job.text,
    url: job.hostedUrl,
    place: places.join('; '),
    workMode: job.workplaceType,
    postedAt: job.createdAt,
    team: teamOf(job),
    html: htmlOf(job),
  }
}

const teamOf = ({ categories }: Job) => categories?.team ?? categories?.department

const htmlOf = ({ opening, description, lists, additional }: Job): string =>
  [
    opening ?? '',
    description ?? '',
    ...(lists ?? []).map(
      ({ text: heading, content }) => `<h3>${heading ?? ''}</h3><ul>${content ?? ''}</ul>`,
    ),
    additional ?? '',
  ].join('\n')

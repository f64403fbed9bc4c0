import type { BoardPosting } from '../../market/boards.ts'
import type { FamilyRoutes } from '../family-routes.ts'

const encoded = (html: string): string =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Greenhouse sends HTML that already contains entities, and encodes it once more as a whole. */
const contentOf = ({ html }: BoardPosting): string =>
  encoded(html.replaceAll('’', '&rsquo;').replace(/ & /g, ' &amp; '))

const jobOf = (posting: BoardPosting, page: string, content: boolean): Record<string, unknown> => ({
  absolute_url: page,
  internal_job_id: posting.id + 11,
  location: { name: posting.place },
  metadata: null,
  id: posting.id,
  updated_at: posting.updatedAt.toISOString().replace('.000Z', 'Z'),
  requisition_id: String(posting.id % 900),
  title: posting.title,
  language: 'en',
  ...(content
    ? {
        content: contentOf(posting),
        departments: [{ id: 1, name: posting.department, parent_id: null, child_ids: [] }],
        offices: [{ id: 2, name: posting.place, location: posting.place }],
      }
    : {}),
})

/** A prospect post is not an opening. */
const PROSPECT: BoardPosting = {
  id: 1,
  title: 'General Application',
  place: 'Anywhere',
  html: '',
  department: '',
  updatedAt: new Date('2026-01-01T00:00:00.000Z'),
}

export const greenhouseRoutes: FamilyRoutes = {
  family: 'greenhouse',
  base: '/greenhouse',
  add: ({ app, postings, brokenRows, pageOf }) => {
    app.get('/greenhouse/v1/boards/:token', (c) =>
      postings(c.req.param('token')) === null
        ? c.json({ status: 404, error: 'Job board not found' }, 404)
        : c.json({ name: c.req.param('token'), content: '' }),
    )
    app.get('/greenhouse/v1/boards/:token/jobs', (c) => {
      const token = c.req.param('token')
      const found = postings(token)
      if (found === null) return c.json({ status: 404, error: 'Job board not found' }, 404)
      const jobs = [
        ...brokenRows(),
        ...found.map((posting) =>
          jobOf(posting, pageOf(c.req.url, token, posting), c.req.query('content') === 'true'),
        ),
        { ...jobOf(PROSPECT, pageOf(c.req.url, token, PROSPECT), false), internal_job_id: null },
      ]
      return c.json({ jobs, meta: { total: jobs.length } })
    })
    app.get('/greenhouse/v1/boards/:token/jobs/:id', (c) => {
      const token = c.req.param('token')
      const posting = postings(token)?.find(({ id }) => String(id) === c.req.param('id'))
      return posting === undefined
        ? c.json({ status: 404, error: 'Job not found' }, 404)
        : c.json(jobOf(posting, pageOf(c.req.url, token, posting), true))
    })
  },
}

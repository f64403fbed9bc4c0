import type { BoardPosting } from '../../market/boards.ts'
import { partsOf, type FamilyRoutes } from '../family-routes.ts'

const jobOf = (posting: BoardPosting, page: string): Record<string, unknown> => {
  const { city, country } = partsOf(posting.place)
  return {
    title: posting.title,
    shortcode: `W${posting.id}`,
    code: '',
    employment_type: 'Full-time',
    telecommuting: /remote/i.test(posting.place),
    department: posting.department,
    url: page,
    shortlink: page,
    application_url: `${page}/apply`,
    published_on: posting.updatedAt.toISOString().slice(0, 10),
    created_at: '2020-01-01',
    country,
    city,
    state: null,
    description: posting.html,
  }
}

export const workableRoutes: FamilyRoutes = {
  family: 'workable',
  base: '/workable',
  add: ({ app, postings, brokenRows, pageOf }) => {
    app.get('/workable/api/v1/widget/accounts/:token', (c) => {
      const token = c.req.param('token')
      const found = postings(token)
      if (found === null) return c.json({ error: 'Not found' }, 404)
      // Workable lists an opening once for each of its sites.
      const jobs = found.flatMap((posting) => {
        const job = jobOf(posting, pageOf(c.req.url, token, posting))
        return posting.id % 3 === 0 ? [job, { ...job, city: 'Second Site' }] : [job]
      })
      return c.json({ name: token, description: null, jobs: [...brokenRows(), ...jobs] })
    })
  },
}

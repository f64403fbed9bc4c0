import type { BoardPosting } from '../../market/boards.ts'
import { partsOf, type FamilyRoutes } from '../family-routes.ts'

const jobOf = (posting: BoardPosting, page: string): Record<string, unknown> => {
  const { city, country } = partsOf(posting.place)
  return {
    id: `ashby-${posting.id}`,
    title: posting.title,
    department: posting.department,
    team: posting.department,
    employmentType: 'FullTime',
    location: country === '' ? posting.place : city,
    secondaryLocations: [],
    publishedAt: posting.updatedAt.toISOString(),
    isListed: true,
    isRemote: /remote/i.test(posting.place),
    workplaceType: null,
    address: { postalAddress: { addressLocality: city, addressCountry: country } },
    jobUrl: page,
    applyUrl: `${page}/application`,
    descriptionHtml: posting.html,
    descriptionPlain: posting.html.replace(/<[^>]+>/g, ' '),
  }
}

export const ashbyRoutes: FamilyRoutes = {
  family: 'ashby',
  base: '/ashby',
  add: ({ app, postings, brokenRows, pageOf }) => {
    app.get('/ashby/posting-api/job-board/:token', (c) => {
      const token = c.req.param('token')
      const found = postings(token)
      if (found === null) return c.text('Not Found', 404)
      const rows = found.map((posting) => jobOf(posting, pageOf(c.req.url, token, posting)))
      const [first] = rows
      const unlisted = { ...first, id: 'unlisted', title: 'Confidential Search', isListed: false }
      return c.json({ apiVersion: '1', jobs: [...brokenRows(), ...rows, unlisted] })
    })
  },
}

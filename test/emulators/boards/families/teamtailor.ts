import type { BoardPosting } from '../../market/boards.ts'
import { partsOf, type FamilyRoutes } from '../family-routes.ts'

const itemOf = (posting: BoardPosting, page: string): Record<string, unknown> => {
  const { city, country } = partsOf(posting.place)
  return {
    id: `tt-${posting.id}`,
    title: posting.title,
    url: page,
    date_published: posting.updatedAt.toISOString(),
    date_modified: posting.updatedAt.toISOString(),
    content_html: posting.html,
    _jobposting: {
      '@type': 'JobPosting',
      title: posting.title,
      datePosted: posting.updatedAt.toISOString(),
      employmentType: 'FULL_TIME',
      ...(/remote/i.test(posting.place) ? { jobLocationType: 'TELECOMMUTE' } : {}),
      jobLocation: [
        {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country || null },
        },
      ],
    },
  }
}

export const teamtailorRoutes: FamilyRoutes = {
  family: 'teamtailor',
  base: '/teamtailor/{token}',
  add: ({ app, postings, brokenRows, pageOf }) => {
    app.get('/teamtailor/:token/jobs.json', (c) => {
      const token = c.req.param('token')
      const found = postings(token)
      if (found === null) return c.text('Not Found', 404)
      const number = Number(c.req.query('page') ?? 1)
      const size = Number(c.req.query('per_page') ?? 30)
      const rows = [
        ...brokenRows(),
        ...found.map((posting) => itemOf(posting, pageOf(c.req.url, token, posting))),
      ]
      const { origin, pathname } = new URL(c.req.url)
      const more = number * size < rows.length
      return c.json({
        version: 'https://jsonfeed.org/version/1.1',
        title: token,
        ...(more ? { next_url: `${origin}${pathname}?page=${number + 1}&per_page=${size}` } : {}),
        items: rows.slice((number - 1) * size, number * size),
      })
    })
  },
}

import type { BoardPosting } from '../../market/boards.ts'
import { partsOf, type FamilyRoutes } from '../family-routes.ts'

/** The careers site of a company that left the vendor: its host leads to the vendor's own page. */
export const LEFT_RECRUITEE = 'left-recruitee'

/** Every fourth offer is made in two places; city and country are those of the first. */
const placesOf = (posting: BoardPosting) => {
  const own = partsOf(posting.place)
  const elsewhere = { city: 'Utrecht', country: 'Netherlands' }
  return posting.html.length % 4 === 0 && own.country !== '' ? [own, elsewhere] : [own]
}

const offerOf = (posting: BoardPosting, page: string): Record<string, unknown> => {
  const at = posting.html.indexOf('<h3>What you bring')
  const { city, country } = partsOf(posting.place)
  return {
    id: posting.id,
    slug: `job-${posting.id}`,
    title: posting.title,
    // A career host of the company's own, which is gone; the tenant's host still has the page.
    careers_url: `https://careers-gone.example/o/job-${posting.id}`,
    careers_apply_url: `${page}/c/new`,
    department: posting.department,
    location: posting.place,
    city: country === '' ? null : city,
    country: country === '' ? null : country,
    country_code: null,
    locations: placesOf(posting).map(({ city: town, country: land }, index) => ({
      id: index + 1,
      city: town || null,
      country: land || null,
      country_code: null,
    })),
    remote: /remote/i.test(posting.place),
    employment_type_code: 'fulltime_permanent',
    description: posting.html.slice(0, at),
    requirements: posting.html.slice(at),
    published_at: posting.updatedAt
      .toISOString()
      .replace('T', ' ')
      .replace(/\.\d+Z/, ' UTC'),
    created_at: '2020-01-01 08:00:00 UTC',
    status: 'published',
  }
}

export const recruiteeRoutes: FamilyRoutes = {
  family: 'recruitee',
  base: '/recruitee/{token}',
  add: ({ app, postings, brokenRows, pageOf }) => {
    app.get('/recruitee/:token/api/offers/', (c) => {
      const token = c.req.param('token')
      if (token === LEFT_RECRUITEE) return c.redirect('https://recruitee.example/', 302)
      const found = postings(token)
      if (found === null) return c.json({ error: ['Not found'] }, 404)
      const rows = found.map((posting) => offerOf(posting, pageOf(c.req.url, token, posting)))
      const [first] = rows
      const closed = { ...first, id: 2, title: 'Filled Already', status: 'closed' }
      return c.json({ offers: [...brokenRows(), ...rows, closed] })
    })
    app.get('/recruitee/:token/o/:slug', (c) => {
      const token = c.req.param('token')
      const posting = postings(token)?.find(({ id }) => `job-${id}` === c.req.param('slug'))
      return posting === undefined ? c.notFound() : c.redirect(pageOf(c.req.url, token, posting), 302)
    })
    app.get('/recruitee/:token/api/offers/:id', (c) => {
      const token = c.req.param('token')
      const posting = postings(token)?.find(({ id }) => String(id) === c.req.param('id'))
      return posting === undefined
        ? c.json({ error: ['Not found'] }, 404)
        : c.json({ offer: offerOf(posting, pageOf(c.req.url, token, posting)) })
    })
  },
}

import { COUNTRIES } from '#engine/values/countries.ts'
import type { BoardPosting } from '../../market/boards.ts'
import { partsOf, type FamilyRoutes } from '../family-routes.ts'

const placed = (place: string): Record<string, unknown> => {
  const { city, country } = partsOf(place)
  const known = COUNTRIES.find(({ name }) => name === country)
  return known === undefined
    ? { city: place, region: null, country: null, remote: false }
    : { city, region: null, country: known.code, remote: /remote/i.test(place) }
}

const jobOf = (posting: BoardPosting, token: string): Record<string, unknown> => ({
  id: String(744_000_000_000 + posting.id),
  uuid: `sr-${posting.id}`,
  name: posting.title,
  refNumber: `REF${posting.id}`,
  company: { name: token, identifier: token },
  releasedDate: posting.updatedAt.toISOString(),
  location: placed(posting.place),
  department: { id: '1', label: posting.department },
  typeOfEmployment: { id: 'permanent', label: 'Full-time' },
})

const sectionsOf = ({ html }: BoardPosting): Record<string, unknown> => {
  const [intro = '', ...rest] = html.split('<h3>')
  const [duties = '', ...needs] = rest.map((section) => `<h3>${section}`)
  return {
    companyDescription: { title: 'Company Description', text: intro },
    jobDescription: { title: 'Job Description', text: duties },
    qualifications: { title: 'Qualifications', text: needs.join('') },
  }
}

export const smartrecruitersRoutes: FamilyRoutes = {
  family: 'smartrecruiters',
  base: '/smartrecruiters',
  add: ({ app, postings, brokenRows }) => {
    app.get('/smartrecruiters/v1/companies/:token/postings', (c) => {
      const token = c.req.param('token')
      const offset = Number(c.req.query('offset') ?? 0)
      const limit = Math.min(100, Number(c.req.query('limit') ?? 10))
      const found = postings(token) ?? []
      const rows = [...brokenRows(), ...found.map((posting) => jobOf(posting, token))]
      return c.json({
        offset,
        limit,
        totalFound: rows.length,
        content: rows.slice(offset, offset + limit),
      })
    })
    app.get('/smartrecruiters/v1/companies/:token/postings/:id', (c) => {
      const token = c.req.param('token')
      const posting = postings(token)?.find(({ id }) => String(744_000_000_000 + id) === c.req.param('id'))
      return posting === undefined
        ? c.json({ message: 'Posting not found' }, 404)
        : c.json({
            ...jobOf(posting, token),
            jobAd: { sections: sectionsOf(posting) },
            creator: { name: 'Robin Vale' },
          })
    })
    app.get('/smartrecruiters/:token/:id', (c) => {
      const posting = postings(c.req.param('token'))?.find(
        ({ id }) => String(744_000_000_000 + id) === c.req.param('id'),
      )
      return posting === undefined
        ? c.text('This job is gone.', 404)
        : c.text(`${posting.title}\n${posting.place}`)
    })
  },
}

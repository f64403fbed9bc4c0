import type { BoardPosting } from '../../market/boards.ts'
import { hash } from '../../market/random.ts'
import { partsOf, type FamilyRoutes } from '../family-routes.ts'

/** One board in four is only at Lever's European host. */
const isEuropean = (token: string): boolean => hash('lever', token) % 4 === 0

const uuidOf = ({ id }: BoardPosting): string => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`

const jobOf = (posting: BoardPosting, page: string): Record<string, unknown> => {
  const [intro = '', ...sections] = posting.html.split('<h3>')
  return {
    id: uuidOf(posting),
    text: posting.title,
    categories: {
      commitment: 'Full-time',
      location: posting.place,
      team: posting.department,
      allLocations: [posting.place],
    },
    country: null,
    workplaceType: partsOf(posting.place).city.startsWith('Remote') ? 'remote' : 'unspecified',
    createdAt: posting.updatedAt.getTime(),
    description: intro,
    descriptionPlain: intro.replace(/<[^>]+>/g, ' '),
    lists: sections.map((section) => {
      const [text = '', content = ''] = section.split('</h3>')
      return { text, content }
    }),
    additional: '',
    additionalPlain: '',
    hostedUrl: page,
    applyUrl: `${page}/apply`,
  }
}

const MISSING = { ok: false, error: 'Document not found' }

export const leverRoutes: FamilyRoutes = {
  family: 'lever',
  base: '/lever{region}',
  add: ({ app, postings, brokenRows, pageOf }) => {
    for (const region of ['', '.eu']) {
      const at = (token: string) => (isEuropean(token) === (region === '.eu') ? postings(token) : null)
      app.get(`/lever${region}/v0/postings/:token`, (c) => {
        const token = c.req.param('token')
        const found = at(token)
        if (found === null) return c.json(MISSING, 404)
        const skip = Number(c.req.query('skip') ?? 0)
        const limit = Number(c.req.query('limit') ?? found.length)
        const rows = found.map((posting) => jobOf(posting, pageOf(c.req.url, token, posting)))
        return c.json([...brokenRows(), ...rows].slice(skip, skip + limit))
      })
      app.get(`/lever${region}/v0/postings/:token/:id`, (c) => {
        const token = c.req.param('token')
        const posting = at(token)?.find((each) => uuidOf(each) === c.req.param('id'))
        return posting === undefined
          ? c.json(MISSING, 404)
          : c.json(jobOf(posting, pageOf(c.req.url, token, posting)))
      })
    }
  },
}

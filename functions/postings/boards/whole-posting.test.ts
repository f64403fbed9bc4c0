import { expect, it } from 'vitest'
import { SourceUnavailable, type Posting } from '../model.ts'
import { posting, SEARCH } from '../testing/finding-parts.ts'
import type { Board, BoardJob, BoardReader } from './model.ts'
import { wholePostings } from './whole-posting.ts'

const WHOLE = 'The whole text of the posting, which is longer than what any job search shows of it. '.repeat(
  3,
)

const board = (changed: Partial<Board> = {}): Board => ({
  family: 'lever',
  token: 'harborline',
  company: 'Harborline',
  domain: null,
  country: 'de',
  ...changed,
})

const job = (changed: Partial<BoardJob> = {}): BoardJob => ({
  id: '1',
  title: 'Product Manager',
  url: 'https://boards.example/1',
  place: 'Berlin, Germany',
  remote: false,
  postedAt: null,
  team: null,
  requisition: null,
  text: WHOLE,
  ...changed,
})

const readerOf = (jobs: readonly BoardJob[] | Error | null): BoardReader => ({
  family: 'lever',
  name: 'Lever',
  jobs: () => (jobs instanceof Error ? Promise.reject(jobs) : Promise.resolve(jobs)),
  text: (_, { text, team }) =>
    Promise.resolve(text === null ? null : { text: text.trim(), team, recruiter: null }),
})

const look = async (
  jobs: readonly BoardJob[] | Error | null,
  changed: Partial<Posting> = {},
  boards: readonly Board[] = [board()],
  search = SEARCH,
): Promise<Posting> =>
  await wholePostings({ boards, readers: [readerOf(jobs)] })(
    posting({ companyDomain: null, description: 'Our Payments team builds the…', ...changed }),
    search,
  )

it('takes the whole text over, with its team, and says where it was read', async () => {
  expect(await look([job({ team: 'Payments' })])).toEqual({
    id: 'test:1',
    source: 'test',
    title: 'Product Manager',
    company: 'Harborline GmbH',
    companyDomain: null,
    location: 'Berlin, Germany',
    remote: false,
    description: `Department: Payments\n\n${WHOLE.trim()}`,
    url: 'https://jobs.example/1',
    applyUrl: 'https://boards.example/1',
    postedAt: new Date('2026-03-09T12:00:00.000Z'),
    attribution: null,
    textFrom: { source: 'Lever', url: 'https://boards.example/1' },
  })
})

it.each<[string, readonly BoardJob[], Partial<Posting>?]>([
  ['another level', [job({ title: 'Senior Product Manager' })]],
  ['another specialisation', [job({ title: 'Product Manager, Payments' })]],
  ['another city', [job({ place: 'Munich, Germany' })]],
  ['a text that is no longer', [job({ text: 'Our Payments team' })]],
  ['a job that is gone', [job({ text: null })]],
  ['no job at all', []],
])('%s is not the posting', async (_, jobs, changed = {}) => {
  expect((await look(jobs, changed)).textFrom).toBeUndefined()
})

it.each<[string, readonly BoardJob[], string | undefined]>([
  ['two jobs that it can be', [job(), job({ id: '2', url: 'https://boards.example/2' })], undefined],
  [
    'one opening listed twice',
    [job({ requisition: 'R1' }), job({ id: '2', requisition: 'R1' })],
    'https://boards.example/1',
  ],
  ['two openings of one title', [job({ requisition: 'R1' }), job({ id: '2', requisition: 'R2' })], undefined],
  [
    'the same title in two cities',
    [job({ place: 'Hamburg, Germany' }), job({ id: '2', url: 'https://boards.example/2' })],
    'https://boards.example/2',
  ],
])('of %s', async (_, jobs, url) => {
  const whole = await look(jobs, {}, [board()], { ...SEARCH, city: null })
  expect(whole.textFrom?.url).toBe(url)
})

it('of two openings with one title and place, the one that says what is known of the posting', async () => {
  const other = 'Another opening in another team, which happens to have the same title in the same city.'
  const jobs = [
    job({ text: `${other} ${WHOLE}` }),
    job({
      id: '2',
      url: 'https://boards.example/2',
      text: `Our Payments team builds the checkout. ${WHOLE}`,
    }),
  ]
  expect((await look(jobs)).textFrom?.url).toBe('https://boards.example/2')
  const five = Array.from({ length: 5 }, (_, index) => ({ ...job(), id: String(index) }))
  expect((await look(five)).textFrom).toBeUndefined()
})

it('the title may be written otherwise, and the company with its legal form', async () => {
  expect((await look([job({ title: 'Product Manager (m/w/d)' })])).textFrom).toEqual({
    source: 'Lever',
    url: 'https://boards.example/1',
  })
})

it('goes by the domain where both are known, and asks no namesake', async () => {
  const boards = [board({ domain: 'harborline.example' }), board({ token: 'other', domain: 'other.example' })]
  expect((await look([job()], { companyDomain: 'harborline.example' }, boards)).textFrom).toBeDefined()
  const three = ['a', 'b', 'c'].map((token) => board({ token }))
  expect((await look([job()], {}, three)).textFrom).toBeUndefined()
  expect((await look([job()], { company: 'Oakpath' })).textFrom).toBeUndefined()
})

it('a board that fails or is gone changes nothing', async () => {
  const cut = 'Our Payments team builds the…'
  expect((await look(new SourceUnavailable('it is out of order'))).description).toBe(cut)
  expect((await look(null)).description).toBe(cut)
})

it('a posting that was read at a board is not looked up again', async () => {
  const textFrom = { source: 'Ashby', url: 'https://boards.example/9' }
  expect((await look([job()], { textFrom })).textFrom).toEqual(textFrom)
})

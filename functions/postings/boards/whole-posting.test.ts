import { describe, expect, it } from 'vitest'
import { SourceUnavailable } from '../model.ts'
import type { Posting } from '#engine/values/posting.ts'
import { boardJob, SEARCH } from '#harness/postings/finding-parts.ts'
import { posting } from '#engine/test/postings.ts'
import type { Board, BoardJob, BoardReader } from './model.ts'
import { boardsIn } from './board-links.ts'
import { wholePostings, type WholePostingDeps } from './whole-posting.ts'

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

const job = (changed: Partial<BoardJob> = {}) => boardJob({ text: WHOLE, ...changed })

const readerOf = (jobs: readonly BoardJob[] | Error | null): BoardReader => ({
  family: 'lever',
  name: 'Lever',
  jobs: () => (jobs instanceof Error ? Promise.reject(jobs) : Promise.resolve(jobs)),
  text: (_, { text, team }) =>
    Promise.resolve(text === null ? null : { text: text.trim(), team, recruiter: null }),
})

const NO_LINKS: Pick<WholePostingDeps, 'boardsIn' | 'boardsAt'> = {
  boardsIn: () => [],
  boardsAt: () => Promise.reject(new Error('no site is asked for')),
}

const look = async (
  jobs: readonly BoardJob[] | Error | null,
  changed: Partial<Posting> = {},
  boards: readonly Board[] = [board()],
  search = SEARCH,
): Promise<Posting> =>
  await wholePostings({ boards, readers: [readerOf(jobs)], ...NO_LINKS })(
    posting({ companyDomain: null, description: 'Our Payments team builds the…', ...changed }),
    search,
  )

it('uses the whole text, with its team, and keeps the link to where it was read', async () => {
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
])('takes a job only when it is certain: %s', async (_, jobs, url) => {
  const whole = await look(jobs, {}, [board()], { ...SEARCH, city: null })
  expect(whole.textFrom?.url).toBe(url)
})

it('of two openings with one title and place, uses the one that contains the known text', async () => {
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

it('matches another spelling of the title and a company with its legal form', async () => {
  expect((await look([job({ title: 'Product Manager (m/w/d)' })])).textFrom).toEqual({
    source: 'Lever',
    url: 'https://boards.example/1',
  })
})

it('compares domains when both are known, and does not read the board of a namesake', async () => {
  const boards = [board({ domain: 'harborline.example' }), board({ token: 'other', domain: 'other.example' })]
  expect((await look([job()], { companyDomain: 'harborline.example' }, boards)).textFrom).toBeDefined()
  const three = ['a', 'b', 'c'].map((token) => board({ token }))
  expect((await look([job()], {}, three)).textFrom).toBeUndefined()
  expect((await look([job()], { company: 'Oakpath' })).textFrom).toBeUndefined()
})

it('leaves the posting unchanged when the board fails or is gone', async () => {
  const cut = 'Our Payments team builds the…'
  expect((await look(new SourceUnavailable('out_of_order'))).description).toBe(cut)
  expect((await look(null)).description).toBe(cut)
})

it('does not look up a posting that was read at a board', async () => {
  const textFrom = { source: 'Ashby', url: 'https://boards.example/9' }
  expect((await look([job()], { textFrom })).textFrom).toEqual(textFrom)
})

describe('a board that is not in the list', () => {
  const BEGINNING = 'The whole text of the posting, which is longer than what any job…'
  const families = boardsIn([{ id: 'lever', page: /^jobs\.lever\.co\/(?<token>[^/]+)/ }])
  const at = async (
    token: string,
    changed: Partial<Posting>,
    domain?: string,
  ): Promise<[whole: string | undefined, asked: readonly string[]]> => {
    const asked: string[] = []
    const read = wholePostings({
      boards: [],
      readers: [{ ...readerOf([job()]), jobs: async (of) => (of === token ? [job()] : null) }],
      boardsIn: families,
      boardsAt: async (of) => {
        asked.push(of)
        return [{ family: 'lever', token }]
      },
    })
    const found = await read(posting({ companyDomain: null, ...changed }), SEARCH, domain)
    return [found.textFrom?.url, asked]
  }
  const FOUND = 'https://boards.example/1'

  it.each<[string, string, Partial<Posting>]>([
    ['its address', 'harborline', { url: 'https://jobs.lever.co/harborline/1' }],
    ['the address at which to apply', 'harborline', { applyUrl: 'https://jobs.lever.co/harborline' }],
    ['its text', 'harborline', { description: 'Apply at https://jobs.lever.co/harborline.' }],
    [
      'a board of another name that says the same',
      'xyz',
      { url: 'https://jobs.lever.co/xyz', description: BEGINNING },
    ],
  ])('is read when the posting links to it: %s', async (_, token, changed) => {
    expect(await at(token, changed)).toEqual([FOUND, []])
  })

  it("is read when the employer's site links to it, which is fetched once the domain is known", async () => {
    expect(await at('harborline', {})).toEqual([undefined, []])
    expect(await at('harborline', {}, 'harborline.example')).toEqual([FOUND, ['harborline.example']])
    expect(await at('hl-jobs', { description: BEGINNING }, 'harborline.example')).toEqual([
      FOUND,
      ['harborline.example'],
    ])
  })

  it('is not used when neither its name nor its text matches the posting', async () => {
    const other = 'We look for somebody who knows how small shops are paid and can say no to a good idea.'
    expect(
      (await at('oakpath', { url: 'https://jobs.lever.co/oakpath/1', description: other }))[0],
    ).toBeUndefined()
    expect((await at('oakpath', { description: other }, 'harborline.example'))[0]).toBeUndefined()
  })
})

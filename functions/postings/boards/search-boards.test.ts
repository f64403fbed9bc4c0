import { describe, expect, it } from 'vitest'
import { SourceUnavailable } from '../model.ts'
import { boardJob, SEARCH } from '#harness/postings/finding-parts.ts'
import { NOW } from '#engine/test/postings.ts'
import { chooseBoards, searchBoards } from './search-boards.ts'
import type { Board, BoardJob, BoardReader } from './model.ts'

const board = (token: string, country = 'de'): Board => ({
  family: 'lever',
  token,
  company: token,
  domain: null,
  country,
})
const boards = (count: number): readonly Board[] =>
  Array.from({ length: count }, (_, index) => board(`b${index}`))

const job = (changed: Partial<BoardJob> = {}) =>
  boardJob({ postedAt: '2026-03-09T12:00:00.000Z', team: 'Payments', ...changed })

function library(of: Record<string, readonly BoardJob[] | SourceUnavailable>) {
  const asked: string[] = []
  const reader: BoardReader = {
    family: 'lever',
    name: 'Lever',
    jobs: (token) => {
      asked.push(token)
      const answer = of[token] ?? null
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
    text: (_, { text, team }) => Promise.resolve(text === null ? null : { text, team, recruiter: null }),
  }
  return { reader, asked }
}

const clock = { now: () => NOW }
const down = new SourceUnavailable('out_of_order')

describe('a search', () => {
  it('returns jobs that fit by title, place and age, with their whole text and page', async () => {
    const { reader, asked } = library({
      acme: [
        job(),
        job({ id: '2', title: 'Welder' }),
        job({ id: '3', place: 'Hamburg, Germany' }),
        job({ id: '4', postedAt: '2026-02-01T00:00:00.000Z' }),
        job({ id: '5', text: null }),
        job({ id: '6', postedAt: null }),
      ],
    })
    const found = await searchBoards(SEARCH, {
      boards: [board('acme'), board('afar', 'jp')],
      reader,
      clock,
    })
    expect(asked).toEqual(['acme'])
    expect(found.cutShort).toBe(false)
    expect(found.postings.map(({ id }) => id)).toEqual(['lever:acme:1', 'lever:acme:6'])
    expect(found.postings[0]).toEqual({
      id: 'lever:acme:1',
      source: 'lever',
      title: 'Product Manager',
      company: 'acme',
      companyDomain: null,
      location: 'Berlin, Germany',
      remote: false,
      description: 'Department: Payments\n\nThe whole text.',
      url: 'https://boards.example/1',
      applyUrl: 'https://boards.example/1',
      postedAt: new Date('2026-03-09T12:00:00.000Z'),
      attribution: null,
      textFrom: { source: 'Lever', url: 'https://boards.example/1' },
    })
  })

  it('keeps the results of other boards when one fails, and reports the failure', async () => {
    const { reader } = library({ sick: down, acme: [job()] })
    expect(
      await searchBoards(SEARCH, { boards: [board('sick'), board('acme')], reader, clock }),
    ).toMatchObject({ postings: { length: 1 }, cutShort: true, cutShortBy: 'out_of_order' })
  })

  it('stops after a few consecutive failures, and fails when nothing was read', async () => {
    const many = boards(16)
    const { reader, asked } = library(Object.fromEntries(many.map(({ token }) => [token, down])))
    await expect(searchBoards(SEARCH, { boards: many, reader, clock })).rejects.toThrow(down)
    expect(asked).toHaveLength(4)
  })

  it('reads at most twenty texts', async () => {
    const { reader } = library({
      acme: Array.from({ length: 30 }, (_, index) => job({ id: String(index) })),
    })
    expect((await searchBoards(SEARCH, { boards: [board('acme')], reader, clock })).postings).toHaveLength(20)
  })
})

describe('which boards are read', () => {
  const at = (iso: string) => chooseBoards(boards(45), 'de', new Date(iso)).map(({ token }) => token)

  it('are those of the country, all of them when they are few', () => {
    expect(chooseBoards([board('a'), board('b', 'fr')], 'de', NOW).map(({ token }) => token)).toEqual(['a'])
    expect(chooseBoards(boards(20), 'de', NOW)).toHaveLength(20)
  })

  it('are the same for six hours, and then others', () => {
    expect(at('2026-03-10T06:00:00.000Z')).toEqual(at('2026-03-10T11:59:59.000Z'))
    expect(at('2026-03-10T06:00:00.000Z')).not.toEqual(at('2026-03-10T12:00:00.000Z'))
    expect(at('2026-03-10T06:00:00.000Z')).toHaveLength(15)
  })

  it('take turns, so that a user who searches at the same hour every day gets all of them', () => {
    const days = ['10', '11', '12'].flatMap((day) => at(`2026-03-${day}T07:00:00.000Z`))
    expect(new Set(days).size).toBe(45)
    expect(days).toHaveLength(45)
  })
})

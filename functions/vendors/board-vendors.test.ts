import { describe, expect, it, onTestFinished } from 'vitest'
import { startBoardsEmulator, type BoardsEmulatorOptions } from '#emulators/boards/start-boards-emulator.ts'
import type { BoardFamilyId } from '#functions/postings/boards/model.ts'
import { LEFT_RECRUITEE } from '#emulators/boards/families/recruitee.ts'
import { boardReader } from './kit/board-reader.ts'
import { providerParts } from '#harness/vendors/kit/provider-parts.ts'
import { BOARD_VENDORS } from './posting-vendors.ts'

async function setUp(id: BoardFamilyId, options: BoardsEmulatorOptions = {}) {
  const parts = providerParts('2026-03-10T12:00:00.000Z')
  const emulator = await startBoardsEmulator({ clock: parts.clock, ...options })
  onTestFinished(() => emulator.close())
  const vendor = BOARD_VENDORS.find((each) => each.id === id)
  if (vendor === undefined) throw new Error('No such family.')
  const reader = await vendor.reader(() => emulator.base(id), parts)
  const tokens = emulator.boards.filter((board) => board.family === id).map(({ token }) => token)
  return { parts, emulator, reader, tokens, token: tokens[0] ?? '' }
}

const FAMILIES = BOARD_VENDORS.map(({ id }) => id)

it('reads seven families', () => {
  expect(FAMILIES).toEqual([
    'ashby',
    'greenhouse',
    'lever',
    'recruitee',
    'smartrecruiters',
    'teamtailor',
    'workable',
  ])
})

describe.each(FAMILIES)('a board of %s', (id) => {
  it('returns its open jobs with place, day and team, and their full texts without markup', async () => {
    const { reader, tokens } = await setUp(id)
    for (const token of tokens.slice(0, 6)) {
      const jobs = (await reader.jobs(token)) ?? []
      expect(jobs.length).toBeGreaterThanOrEqual(10)
      expect(jobs.map(({ title }) => title)).not.toContain('General Application')
      expect(jobs.map(({ title }) => title)).not.toContain('Confidential Search')
      expect(jobs.map(({ title }) => title)).not.toContain('Filled Already')
      expect(new Set(jobs.map((job) => job.id)).size).toBe(jobs.length)
      for (const job of jobs.slice(0, 3)) {
        expect(job.place).not.toBe('')
        expect(job.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//)
        expect(job.postedAt).toMatch(/^2026-0[123]-\d\dT/)
        const found = await reader.text(token, job)
        expect(found?.text).toContain('What you will do')
        expect(found?.text).toContain('What we offer')
        expect(found?.text).not.toMatch(/&(?:lt|amp|rsquo|nbsp);|<\/?[a-z]/i)
        expect(found?.team === null).toBe(id === 'teamtailor')
      }
    }
  })

  it('is asked for its list once in six hours', async () => {
    const { reader, emulator, token, parts } = await setUp(id)
    await reader.jobs(token)
    const asked = emulator.requests.length
    await reader.jobs(token)
    expect(emulator.requests).toHaveLength(asked)
    parts.advance(6 * 3_600_000 + 1)
    await reader.jobs(token)
    expect(emulator.requests.length).toBeGreaterThan(asked)
  })

  it('that does not exist has no jobs and is not requested again for a day', async () => {
    const { reader, emulator, parts } = await setUp(id)
    expect(await reader.jobs('nosuchboard')).toEqual(id === 'smartrecruiters' ? [] : null)
    const asked = emulator.requests.length
    parts.advance(23 * 3_600_000)
    await reader.jobs('nosuchboard')
    expect(emulator.requests).toHaveLength(asked)
  })

  it('with broken rows returns the valid ones', async () => {
    const { reader, emulator, token } = await setUp(id)
    const whole = await (await setUp(id)).reader.jobs(token)
    emulator.faults.set({ kind: 'rows' })
    expect((await reader.jobs(token))?.map((job) => job.id)).toEqual(whole?.map((job) => job.id))
  })
})

it.each([
  [{ kind: 'garbage' }, 'its answer couldn’t be read'],
  [{ kind: 'huge' }, 'its answer was too large'],
  [{ kind: 'redirect' }, 'it wants to send us elsewhere'],
  [{ kind: 'drop' }, 'it can’t be reached'],
  [{ kind: 'status', status: 503 }, 'it answers with an error'],
  [{ kind: 'status', status: 429 }, 'it refused more searches for now'],
  [{ kind: 'status', status: 403 }, 'its answer couldn’t be read'],
] as const)('a board that fails with %o fails with the reason', async (fault, message) => {
  const { reader, emulator, token } = await setUp('lever')
  emulator.faults.set(fault)
  await expect(reader.jobs(token)).rejects.toThrow(message)
})

it('a family is not asked faster than its rate limit', async () => {
  const { reader, emulator, tokens, parts } = await setUp('workable', {
    limits: [{ seconds: 60, limit: 30 }],
  })
  for (const token of tokens.slice(0, 15)) await reader.jobs(token)
  expect(emulator.requests.map(({ status }) => status)).toEqual(Array.from({ length: 15 }, () => 200))
  expect(parts.slept.reduce((sum, ms) => sum + ms, 0)).toBe(14_000)
})

it('a request that a family refuses is not repeated at once', async () => {
  const { reader, emulator, tokens } = await setUp('lever', { limits: [{ seconds: 60, limit: 1 }] })
  await reader.jobs(tokens[0] ?? '').catch(() => null)
  await expect(reader.jobs(tokens[1] ?? '')).rejects.toThrow('it refused more searches for now')
  expect(emulator.requests.filter(({ status }) => status === 429)).toHaveLength(1)
})

it('a list with too many texts is cached without them, and each text is requested when needed', async () => {
  const parts = providerParts('2026-03-10T12:00:00.000Z')
  const asked: string[] = []
  const reader = boardReader(
    {
      id: 'ashby',
      name: 'Ashby',
      windows: [],
      jobs: () =>
        Promise.resolve(
          Array.from({ length: 60 }, (_, index) => ({
            id: String(index),
            title: 'Welder',
            url: 'https://jobs.example/1',
            place: 'Lyon, France',
            postedAt: null,
            html: `<p>${'weld '.repeat(2_000)}</p>`,
          })),
        ),
      job: (_, __, id) => {
        asked.push(id)
        return Promise.resolve({ html: '<p>Whole.</p>', team: 'Metal' })
      },
    },
    { ...parts, baseUrl: 'http://127.0.0.1:1' },
  )
  const jobs = (await reader.jobs('acme')) ?? []
  const [first] = jobs
  if (first === undefined) throw new Error('The list is empty.')
  expect([jobs.length, first.text]).toEqual([60, null])
  expect(await reader.text('acme', first)).toEqual({ text: 'Whole.', team: 'Metal', recruiter: null })
  await reader.text('acme', first)
  expect(asked).toEqual(['0'])
})

it('Lever’s European boards are found at their own address', async () => {
  const { reader, emulator, tokens } = await setUp('lever')
  for (const token of tokens.slice(0, 20)) await reader.jobs(token)
  expect(
    emulator.requests.filter(({ path, status }) => path.startsWith('/lever.eu/') && status === 200),
  ).not.toEqual([])
  expect(
    emulator.requests.filter(({ path, status }) => path.startsWith('/lever/') && status === 404),
  ).toHaveLength(emulator.requests.filter(({ path }) => path.startsWith('/lever.eu/')).length)
})

it('SmartRecruiters names the recruiter who opened the job', async () => {
  const { reader, token } = await setUp('smartrecruiters')
  const [job] = (await reader.jobs(token)) ?? []
  expect(job && (await reader.text(token, job))?.recruiter).toBe('Robin Vale')
})

it('an opening that Workable repeats for each site is one job with all places', async () => {
  const { reader, token } = await setUp('workable')
  const jobs = (await reader.jobs(token)) ?? []
  expect(jobs.some(({ place }) => place.includes('; Second Site'))).toBe(true)
})

it('Recruitee: an offer in several places names them all, and a company that left has no board', async () => {
  const { reader, token } = await setUp('recruitee')
  const jobs = (await reader.jobs(token)) ?? []
  const places = jobs.map(({ place }) => place)
  expect(places.filter((place) => place.includes('; ')).length).toBeGreaterThan(0)
  expect(places.find((place) => place.includes('; '))).toMatch(/^[^;]+, [^;]+; Utrecht, Netherlands$/)
  expect(await reader.jobs(LEFT_RECRUITEE)).toBeNull()
})

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { SourceUnavailable } from '#functions/postings/model.ts'
import { SEARCH } from '#harness/postings/finding-parts.ts'
import { startAdzunaEmulator, type AdzunaEmulatorOptions } from '#emulators/adzuna/start-adzuna-emulator.ts'
import { providerParts } from '#harness/vendors/kit/provider-parts.ts'
import { COUNTRIES } from '#engine/values/countries.ts'
import { adzunaSource } from './adzuna-source.ts'
import { adzuna } from './vendor.ts'

async function setUp(options: AdzunaEmulatorOptions = {}, appKey = 'emulator-key', timeoutMs = 10_000) {
  const parts = providerParts('2026-03-10T12:00:00.000Z')
  const emulator = await startAdzunaEmulator({ clock: parts.clock, ...options })
  onTestFinished(() => emulator.close())
  return {
    parts,
    emulator,
    source: adzunaSource({ ...parts, baseUrl: emulator.url, appId: 'emulator-app', appKey, timeoutMs }),
  }
}

it('covers nineteen countries', () => {
  const reach = adzuna.reaches()
  expect(COUNTRIES.filter(({ code }) => reach(code) === 'full')).toHaveLength(19)
  expect(reach('de')).toBe('full')
  expect(reach('jp')).toBe(null)
})

it('returns the postings of two pages as plain text, with credit line and link', async () => {
  const { source, emulator } = await setUp()
  const { postings, cutShort } = await source.search(SEARCH)
  expect(cutShort).toBe(false)
  expect(postings.length).toBeGreaterThanOrEqual(60)
  expect(emulator.requests.map(({ path }) => path)).toEqual([
    '/v1/api/jobs/de/search/1',
    '/v1/api/jobs/de/search/2',
  ])
  for (const posting of postings) {
    expect(posting).toMatchObject({ source: 'adzuna', companyDomain: null, attribution: 'Jobs by Adzuna' })
    expect(posting.title + posting.description).not.toMatch(/<\/?[a-z]/i)
    expect(posting.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/land\/ad\/\d+/)
    expect(posting.location).toMatch(/Germany$/)
    expect(posting.postedAt?.getTime()).toBeGreaterThan(
      new Date('2026-03-03T12:00:00.000Z').getTime() - 1_000,
    )
  }
})

it('asks for the same search once in six hours', async () => {
  const { source, emulator, parts } = await setUp()
  await source.search(SEARCH)
  await source.search({ ...SEARCH, role: 'sales' })
  expect(emulator.requests).toHaveLength(2)
  parts.advance(6 * 3_600_000 + 1)
  await source.search(SEARCH)
  expect(emulator.requests.length).toBeGreaterThan(2)
  expect(parts.cache.keys().join()).not.toMatch(/emulator-key|Berlin/)
})

it('keeps the good rows of a page with broken ones', async () => {
  const { source, emulator } = await setUp()
  const whole = (await source.search(SEARCH)).postings.length
  emulator.faults.set({ kind: 'rows' })
  const { postings } = await source.search({ ...SEARCH, maxAgeDays: 7.5 })
  expect(postings.length).toBeGreaterThan(whole * 0.4)
  expect(postings.every(({ url, title }) => url.startsWith('http') && title !== '')).toBe(true)
  expect(postings.some(({ postedAt }) => postedAt === null)).toBe(true)
  expect(postings.some(({ company }) => company === '')).toBe(true)
})

it.each([
  ['refuses', { kind: 'status', status: 429 }, 'it refused more searches for now'],
  ['is down', { kind: 'status', status: 500 }, 'it answers with an error'],
  ['hangs', { kind: 'timeout' }, 'it didn’t answer in time'],
  ['drops the connection', { kind: 'drop' }, 'it can’t be reached'],
  ['sends too much', { kind: 'huge' }, 'its answer was too large'],
  ['redirects', { kind: 'redirect' }, 'it wants to send us elsewhere'],
  ['answers with HTML', { kind: 'garbage' }, 'its answer couldn’t be read'],
] as const)('fails with the reason when Adzuna %s', async (_, fault, message) => {
  const { source, emulator } = await setUp({}, 'emulator-key', fault.kind === 'timeout' ? 300 : 10_000)
  emulator.faults.set(fault)
  const failure = await source.search(SEARCH).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(SourceUnavailable)
  expect(failure).toHaveProperty('message', message)
})

it('recovers when the failure passes within three attempts', async () => {
  const { source, emulator } = await setUp()
  emulator.faults.set({ kind: 'status', status: 502, times: 2 })
  expect((await source.search(SEARCH)).postings.length).toBeGreaterThan(50)
})

it('keeps the first page when the second fails, and says why', async () => {
  const { source, emulator } = await setUp()
  emulator.faults.set({ kind: 'status', status: 429, path: '/search/2' })
  expect(await source.search(SEARCH)).toMatchObject({
    cutShort: true,
    cutShortBy: 'busy',
    postings: { length: 50 },
  })
})

it('never shows its key in an error', async () => {
  const { source } = await setUp({}, 'wrong-secret')
  const failure = await source.search(SEARCH).catch((error: unknown) => error)
  expect(failure).toHaveProperty('message', 'it refused our key')
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('wrong-secret')
})

it('stops at its own rate limit before Adzuna has to refuse', async () => {
  const { source, emulator } = await setUp()
  for (let minute = 0; minute < 25; minute += 1)
    await source.search({ ...SEARCH, maxAgeDays: 1 + minute / 1_000 })
  await expect(source.search({ ...SEARCH, maxAgeDays: 2 })).rejects.toThrow(
    'its limit for this minute is used up',
  )
  expect(emulator.requests).toHaveLength(25)
  expect(emulator.requests.every(({ status }) => status === 200)).toBe(true)
})

it('the emulator keeps its count over a restart, and says from outside what it was asked', async () => {
  const statePath = `${mkdtempSync(join(tmpdir(), 'adzuna-'))}/state.json`
  const first = await setUp({ statePath, limits: [{ seconds: 3_600, limit: 1 }] })
  await first.source.search({ ...SEARCH, maxAgeDays: 1 })
  const second = await setUp({ statePath, limits: [{ seconds: 3_600, limit: 1 }] })
  await expect(second.source.search({ ...SEARCH, maxAgeDays: 1 })).rejects.toThrow(
    'it refused more searches for now',
  )
  second.parts.advance(3_600_001)
  expect((await second.source.search({ ...SEARCH, maxAgeDays: 1 })).postings.length).toBeGreaterThan(0)
  const log: unknown = await (await fetch(`${second.emulator.url}/_emulator/requests`)).json()
  expect(log).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ method: 'GET', path: '/v1/api/jobs/de/search/1', status: 429 }),
    ]),
  )
})

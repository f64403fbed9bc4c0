import { describe, expect, it, onTestFinished } from 'vitest'
import { fitsPlace } from '#engine/postings'
import { SourceUnavailable, type Search } from '#functions/postings/model.ts'
import { SEARCH } from '#harness/postings/finding-parts.ts'
import { startCareerjetEmulator } from '#emulators/careerjet/start-careerjet-emulator.ts'
import { providerParts } from '#harness/vendors/kit/provider-parts.ts'
import { COUNTRIES } from '#engine/values/countries.ts'
import { careerjetSource } from './careerjet-source.ts'
import { careerjet } from './vendor.ts'

const searchIn = (country: string, countryCode: string, city: string | null, maxAgeDays = 7): Search => ({
  ...SEARCH,
  country,
  countryCode,
  city,
  maxAgeDays,
})
const TOKYO = searchIn('Japan', 'jp', 'Tokyo')

async function setUp(given: { apiKey?: string; userIp?: string; timeoutMs?: number } = {}) {
  const parts = providerParts('2026-03-10T12:00:00.000Z')
  const emulator = await startCareerjetEmulator({ clock: parts.clock })
  onTestFinished(() => emulator.close())
  const source = careerjetSource({
    ...parts,
    baseUrl: emulator.url,
    apiKey: 'emulator-key',
    userIp: '127.0.0.1',
    site: 'https://app.example',
    ...given,
  })
  return { parts, emulator, source }
}

it('covers 45 countries of the form: 27 that Adzuna lacks, and 18 for deployments without Adzuna', () => {
  const reach = careerjet.reaches()
  const reached = COUNTRIES.filter(({ code }) => reach(code) === 'full').map(({ code }) => code)
  expect(reached).toHaveLength(45)
  expect(COUNTRIES.map(({ code }) => code).filter((code) => !reached.includes(code))).toEqual(
    'ro bg gr ee lv lt id th sa il eg ng ke co'.split(' '),
  )
})

describe('a search', () => {
  it.each([
    ['Japan', 'jp', 'Tokyo'],
    ['South Korea', 'kr', 'Seoul'],
    ['Sweden', 'se', 'Gothenburg'],
    ['Denmark', 'dk', 'Copenhagen'],
    ['Czech Republic', 'cz', 'Prague'],
    ['Portugal', 'pt', 'Lisbon'],
    ['Turkey', 'tr', 'Istanbul'],
    ['Ukraine', 'ua', 'Kyiv'],
    ['Luxembourg', 'lu', 'Luxembourg City'],
  ])('returns the postings of %s, whose local place names are recognized', async (country, code, city) => {
    const { source } = await setUp()
    const search = searchIn(country, code, city)
    const { postings, cutShort } = await source.search(search)
    expect(cutShort).toBe(false)
    const fitting = postings.filter(({ location, remote }) => fitsPlace(search, location, remote))
    expect(fitting.length).toBeGreaterThan(40)
    expect(fitting.length / postings.length).toBeGreaterThan(0.85)
  })

  it('returns plain text, credit line, link and day, newest first and nothing too old', async () => {
    const { source, emulator } = await setUp()
    const { postings } = await source.search(TOKYO)
    expect(emulator.requests.map(({ path }) => path)).toEqual(['/v4/query'])
    for (const posting of postings) {
      expect(posting).toMatchObject({
        source: 'careerjet',
        companyDomain: null,
        attribution: 'Jobs by Careerjet',
      })
      expect(posting.id).toMatch(/^careerjet:[\w-]{22}$/)
      expect(posting.title + posting.description).not.toMatch(/<\/?[a-z]/i)
      expect(posting.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/jobad\//)
      expect(posting.location).toMatch(/Japan$/)
      expect(posting.postedAt?.getTime()).toBeGreaterThan(new Date('2026-03-03T11:59:59.000Z').getTime())
    }
    const days = postings.map(({ postedAt }) => postedAt?.getTime() ?? 0)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
  })

  it('reads two pages of a long search, and asks once in six hours', async () => {
    const { source, emulator, parts } = await setUp()
    const { postings } = await source.search({ ...TOKYO, maxAgeDays: 30 })
    expect(postings).toHaveLength(200)
    expect(new Set(postings.map(({ id }) => id)).size).toBeGreaterThan(190)
    await source.search({ ...TOKYO, maxAgeDays: 30, role: 'hr' })
    expect(emulator.requests).toHaveLength(2)
    parts.advance(6 * 3_600_000 + 1)
    await source.search({ ...TOKYO, maxAgeDays: 30 })
    expect(emulator.requests).toHaveLength(4)
    expect(parts.cache.keys().join()).not.toMatch(/emulator-key|Tokyo/)
  })

  it('asks again with the matching place when a name is ambiguous', async () => {
    const { source, emulator } = await setUp()
    const search = searchIn('Costa Rica', 'cr', 'San José')
    const { postings, cutShort } = await source.search(search)
    expect(cutShort).toBe(false)
    expect(postings.length).toBeGreaterThan(40)
    expect(emulator.requests).toHaveLength(2)
  })

  it('says so when no place matches', async () => {
    const { source } = await setUp()
    expect(await source.search(searchIn('Japan', 'jp', 'Atlantis'))).toEqual({
      postings: [],
      cutShort: true,
      cutShortBy: 'place_unclear',
    })
  })

  it('keeps the good rows of a page with broken ones', async () => {
    const { source, emulator } = await setUp()
    const whole = (await source.search(TOKYO)).postings.length
    emulator.faults.set({ kind: 'rows' })
    const { postings } = await source.search({ ...TOKYO, jobTitle: 'product manager ' })
    expect(postings.length).toBeGreaterThan(0)
    expect(postings.length).toBeLessThanOrEqual(whole)
    expect(postings.every(({ url, title }) => url.startsWith('http') && title !== '')).toBe(true)
  })
})

describe('what it refuses', () => {
  it.each([
    ['another key', { apiKey: 'wrong' }, 'it refused our key'],
    ['an invalid address', { userIp: 'nowhere' }, 'it refused our key or address'],
  ])('%s', async (_, given, message) => {
    const { source } = await setUp(given)
    const failure = await source.search(TOKYO).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SourceUnavailable)
    expect(failure).toHaveProperty('message', message)
  })

  it('a country without a locale', async () => {
    const { source } = await setUp()
    await expect(source.search(searchIn('Kenya', 'ke', 'Nairobi'))).rejects.toThrow(
      'its answer couldn’t be read',
    )
  })

  it.each([
    ['refuses', { kind: 'status', status: 429 }, 'it refused more searches for now'],
    ['is down', { kind: 'status', status: 500 }, 'it answers with an error'],
    ['hangs', { kind: 'timeout' }, 'it didn’t answer in time'],
    ['answers with HTML', { kind: 'garbage' }, 'its answer couldn’t be read'],
  ] as const)('%s', async (_, fault, message) => {
    const { source, emulator } = await setUp({ timeoutMs: 300 })
    emulator.faults.set(fault)
    await expect(source.search(TOKYO)).rejects.toThrow(message)
  })

  it('keeps the first page when the second fails', async () => {
    const { source, emulator } = await setUp()
    await source.search(TOKYO)
    emulator.faults.set({ kind: 'status', status: 429 })
    const { postings, ...rest } = await source.search({ ...TOKYO, maxAgeDays: 30 })
    expect(postings).toHaveLength(100)
    expect(rest).toEqual({ cutShort: true, cutShortBy: 'busy' })
  })
})

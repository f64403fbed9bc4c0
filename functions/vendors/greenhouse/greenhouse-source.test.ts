import { afterEach, describe, expect, it } from 'vitest'
import { SourceUnavailable, type Search } from '#functions/postings/model.ts'
import { startGreenhouseEmulator } from '#emulators/greenhouse/start-greenhouse-emulator.ts'
import { providerParts } from '#platform/provider/testing/provider-parts.ts'
import { greenhouseSource } from './greenhouse-source.ts'
import { greenhouse } from './vendor.ts'
import type { PostingVendor } from '#functions/postings/posting-vendor.ts'

const SEARCH: Search = {
  jobTitle: 'Account Executive',
  country: 'United States',
  countryCode: 'us',
  city: null,
  maxAgeDays: 30,
  role: 'sales',
}
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function setUp(extra: readonly string[] = []) {
  const parts = providerParts('2026-03-10T12:00:00.000Z')
  const emulator = await startGreenhouseEmulator({ clock: parts.clock })
  closing.push(() => emulator.close())
  const boards = [
    ...emulator.boards,
    ...extra.map((token) => ({ token, company: 'Nobody', domain: 'nobody.example' })),
  ]
  return { parts, emulator, source: greenhouseSource({ ...parts, baseUrl: emulator.url, boards }) }
}

/** Some title that the market's boards advertise in the United States on that day. */
async function findAny() {
  for (const jobTitle of [
    'Software Engineer',
    'Project Manager',
    'Account Executive',
    'Marketing Manager',
    'Data Analyst',
  ]) {
    const made = await setUp()
    const found = await made.source.search({ ...SEARCH, jobTitle })
    if (found.postings.length > 0) return { ...made, found, search: { ...SEARCH, jobTitle } }
  }
  throw new Error('The boards are empty.')
}

describe('boards', () => {
  it('gives what fits by title and place, with the employer’s domain and its text decoded twice', async () => {
    const { found } = await findAny()
    expect(found.cutShort).toBe(false)
    for (const posting of found.postings) {
      expect(posting.companyDomain).toMatch(/^[a-z-]+\.example$/)
      expect(posting.id).toMatch(/^greenhouse:[a-z]+:\d+$/)
      expect(posting.description).toContain('What you will do')
      expect(posting.description).not.toMatch(/&(?:lt|amp|rsquo|nbsp);|<\/?[a-z]/i)
      expect(posting.applyUrl).toBe(posting.url)
      expect(posting.attribution).toBeNull()
    }
  })

  it('asks for lists once in six hours and for texts only of what fits', async () => {
    const { source, emulator, search, found } = await findAny()
    const asked = emulator.requests.length
    expect(asked).toBe(emulator.boards.length + found.postings.length)
    await source.search(search)
    expect(emulator.requests).toHaveLength(asked)
    await source.search({ ...search, jobTitle: 'Astronaut' })
    expect(emulator.requests).toHaveLength(asked)
  })

  it('covers nothing without boards', () => {
    const { reaches }: PostingVendor = greenhouse
    expect(reaches(() => '[]')('us')).toBe(null)
    expect(reaches(() => '[{"token":"acme","company":"Acme","domain":"acme.example"}]')('us')).toBe('boards')
  })

  it('leaves out prospects and unknown boards', async () => {
    const { source } = await setUp(['nosuchboard'])
    expect(await source.search({ ...SEARCH, jobTitle: 'General Application' })).toEqual({
      postings: [],
      cutShort: false,
    })
  })

  it('reads a board with broken rows', async () => {
    const { search, found } = await findAny()
    const { source, emulator } = await setUp()
    emulator.faults.set({ kind: 'rows' })
    expect((await source.search(search)).postings.map(({ id }) => id).toSorted()).toEqual(
      found.postings.map(({ id }) => id).toSorted(),
    )
  })

  it('hides no board behind one that fails, and says that one did', async () => {
    const { search, found } = await findAny()
    const { source, emulator } = await setUp()
    emulator.faults.set({ kind: 'status', status: 429, times: 1 })
    const result = await source.search(search)
    expect(result).toMatchObject({ cutShort: true, cutShortBy: 'it refused more searches for now' })
    expect(result.postings.length).toBeGreaterThanOrEqual(found.postings.length - 2)
  })

  it.each([
    ['garbage', 'its answer could not be read'],
    ['huge', 'its answer was too large'],
    ['redirect', 'it wants to send us elsewhere'],
  ] as const)('fails when every board answers with %s', async (kind, message) => {
    const { source, emulator } = await setUp()
    emulator.faults.set({ kind })
    const failure = await source.search(SEARCH).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SourceUnavailable)
    expect(failure).toHaveProperty('message', message)
  })
})

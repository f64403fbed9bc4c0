import { afterAll, describe, expect, it } from 'vitest'
import { startCareerjetEmulator } from './start-careerjet-emulator.ts'

const emulator = await startCareerjetEmulator({ clock: { now: () => new Date('2026-03-10T12:00:00.000Z') } })
afterAll(async () => await emulator.close())

const GOOD = {
  locale_code: 'sv_SE',
  keywords: 'Nurse',
  location: 'Stockholm',
  user_ip: '192.0.2.1',
  user_agent: 'Reachwell',
}

async function ask(query: Readonly<Record<string, string>>, credentials = 'emulator-key:') {
  const url = new URL('/v4/query', emulator.url)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const answer = await fetch(url, {
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
  })
  const body: unknown = await answer.json()
  return { status: answer.status, body }
}

const without = (name: string) => Object.fromEntries(Object.entries(GOOD).filter(([key]) => key !== name))

describe('a request that Careerjet refuses', () => {
  it.each([
    ['no key', GOOD, ':', 401],
    ['a password', GOOD, 'emulator-key:word', 401],
    ['no user_ip', without('user_ip'), undefined, 403],
    ['no user_agent', without('user_agent'), undefined, 403],
    ['an unknown locale', { ...GOOD, locale_code: 'xx_XX' }, undefined, 400],
    ['page 11', { ...GOOD, page: '11' }, undefined, 400],
    ['a page of 101', { ...GOOD, page_size: '101' }, undefined, 400],
    ['a sort that it does not have', { ...GOOD, sort: 'age' }, undefined, 400],
  ])('%s', async (_, query, credentials, status) => {
    expect(await ask(query, credentials)).toMatchObject({ status, body: { type: 'ERROR' } })
  })
})

describe('an answer', () => {
  it("has Careerjet's shape, with excerpts of the requested length", async () => {
    const { status, body } = await ask({ ...GOOD, page_size: '2', fragment_size: '80' })
    expect([status, body]).toMatchObject([200, { type: 'JOBS', response_time: 0.042, pages: 10 }])
    expect(Object(body).jobs).toHaveLength(2)
    expect(Object.keys(Object(body).jobs[0]).toSorted()).toEqual([
      'company',
      'date',
      'description',
      'locations',
      'salary',
      'salary_currency_code',
      'salary_max',
      'salary_min',
      'salary_type',
      'site',
      'title',
      'url',
    ])
    expect(Object(body).jobs[0].date).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} 2026 [\d:]{8} GMT$/)
    expect(Object(body).jobs[0].description.replaceAll(/<\/?b>/g, '').length).toBeLessThanOrEqual(83)
  })

  it('offers several places for an ambiguous one', async () => {
    expect(await ask({ ...GOOD, locale_code: 'es_CR', location: 'San José' })).toEqual({
      status: 200,
      body: {
        type: 'LOCATIONS',
        message: 'Please choose a location',
        locations: ['San José, Alajuela', 'San José, Costa Rica'],
      },
    })
  })
})

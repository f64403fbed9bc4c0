import { afterEach, beforeEach, expect, test } from 'vitest'
import { startHunterEmulator } from '#emulators/hunter/start-hunter-emulator.ts'
import { hunterProbe } from './credit-probe.ts'

let hunter: Awaited<ReturnType<typeof startHunterEmulator>>
const { signal } = new AbortController()
const probe = (apiKey = 'right-key') => hunterProbe({ baseUrl: `${hunter.url}/v2`, apiKey, signal })

beforeEach(async () => {
  hunter = await startHunterEmulator({ apiKey: 'right-key' })
})
afterEach(() => hunter.close())

test('an account with credits left is healthy and says how many, and the probe costs none', async () => {
  const before = hunter.credits()
  expect(await probe()).toEqual({
    status: 'healthy',
    says: null,
    left: { what: 'credits', count: 10_000, of: 10_000 },
  })
  expect(hunter.credits()).toBe(before)
})

test('a refused key is reported without showing it', async () => {
  expect(await probe('wrong-key')).toEqual({ status: 'unhealthy', says: 'It refuses our key.' })
})

test.each(['two_buckets', 'credits'] as const)(
  'an account without credits is out of credits, not silent: %s',
  async (plan) => {
    await hunter.close()
    hunter = await startHunterEmulator({ apiKey: 'right-key', credits: 0, plan })
    expect(await probe()).toEqual({
      status: 'unhealthy',
      says: 'It is out of credits for this month.',
      left: { what: 'credits', count: 0, of: 0 },
    })
  },
)

test.each([
  [429, 'unhealthy', 'It is out of credits for this month.'],
  [403, 'degraded', 'It refuses some calls, because there are too many.'],
  [402, 'unhealthy', 'It wants to be paid before it answers.'],
  [500, 'unhealthy', 'It answers with an error.'],
  [418, 'unknown', 'It answers with status 418.'],
])('status %d is said as what it means', async (status, health, says) => {
  hunter.faults.set({ kind: 'status', status, path: '/account' })
  expect(await probe()).toEqual({ status: health, says })
})

test('an answer that is not the account is unknown', async () => {
  hunter.faults.set({ kind: 'garbage', path: '/account' })
  expect(await probe()).toEqual({ status: 'unknown', says: 'It answers with status 200.' })
})

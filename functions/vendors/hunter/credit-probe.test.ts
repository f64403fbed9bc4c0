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

test('an account with searches left is healthy, and the probe costs none', async () => {
  const before = hunter.credits()
  expect(await probe()).toEqual({ status: 'healthy', says: null })
  expect(hunter.credits()).toBe(before)
})

test('a refused key is reported without showing it', async () => {
  expect(await probe('wrong-key')).toEqual({ status: 'unhealthy', says: 'It refuses our key.' })
})

test('an account whose searches are used up is degraded', async () => {
  await hunter.close()
  hunter = await startHunterEmulator({ apiKey: 'right-key', credits: 0 })
  expect(await probe()).toEqual({ status: 'degraded', says: "The month's searches are used up." })
})

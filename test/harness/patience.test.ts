import { cpus, loadavg } from 'node:os'
import { expect, test, vi } from 'vitest'
import { longestWait, patience, WORKERS } from './patience.ts'

test('TEST_TIMEOUT_FACTOR sets the factor', () => {
  vi.stubEnv('TEST_TIMEOUT_FACTOR', '3')
  expect([patience(), longestWait(), longestWait(10_000)]).toEqual([3, 72_000, 24_000])
  vi.unstubAllEnvs()
})

test('otherwise the factor follows the load, and is at least what our own processes make of it', () => {
  vi.stubEnv('TEST_TIMEOUT_FACTOR', '')
  const [load = 0] = loadavg()
  expect(patience()).toBeGreaterThanOrEqual(Math.max(1, WORKERS / cpus().length))
  expect(Math.abs(patience() - Math.max(1, WORKERS / cpus().length, load / cpus().length))).toBeLessThan(2)
  vi.unstubAllEnvs()
})

import { cpus, loadavg } from 'node:os'

/**
 * Processes that run test files at once. Most tests wait for something most of the time, so there are more of
 * them than processors.
 */
export const WORKERS = 4

/**
 * Factor by which timeouts are longer than on an idle machine: TEST_TIMEOUT_FACTOR, or the current load
 * per processor, which is only known after a minute: at least what our own processes make of it.
 */
export function patience(): number {
  const given = Number(process.env['TEST_TIMEOUT_FACTOR'])
  return given > 0 ? given : Math.max(1, WORKERS / cpus().length, (loadavg()[0] ?? 0) / cpus().length)
}

/**
 * Milliseconds to wait for an expected event: less than the test's timeout, so that the error can say what
 * did not happen.
 */
export const longestWait = (limitMs = 30_000): number => Math.ceil(0.8 * limitMs * patience())

/** A client's time limit in milliseconds that only an answer which is held back exceeds: the request itself arrives in time. */
export const briefLimit = (): number => Math.ceil(300 * patience())

import { cpus, loadavg } from 'node:os'

/**
 * Factor by which timeouts are longer than on an idle machine: TEST_TIMEOUT_FACTOR, or the current load
 * per processor (at least 1).
 */
export function patience(): number {
  const given = Number(process.env['TEST_TIMEOUT_FACTOR'])
  return given > 0 ? given : Math.max(1, (loadavg()[0] ?? 0) / cpus().length)
}

/**
 * Milliseconds to wait for an expected event: less than the test's timeout, so that the error can say what
 * did not happen.
 */
export const longestWait = (limitMs = 30_000): number => Math.ceil(0.8 * limitMs * patience())

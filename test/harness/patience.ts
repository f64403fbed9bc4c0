import { cpus, loadavg } from 'node:os'

/**
 * How much longer than on a machine with nothing else to do something may take, from 1 on:
 * TEST_TIMEOUT_FACTOR, or what the load says at this moment.
 */
export function patience(): number {
  const given = Number(process.env['TEST_TIMEOUT_FACTOR'])
  return given > 0 ? given : Math.max(1, (loadavg()[0] ?? 0) / cpus().length)
}

/**
 * How long to wait for something that has to come; less than the test has, so that it is said what did not
 * come. Milliseconds.
 */
export const longestWait = (limitMs = 30_000): number => Math.ceil(0.8 * limitMs * patience())

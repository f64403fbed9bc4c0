import type { Clock } from '#core/kernel/clock.ts'

let offsetMs = 0

/** The time of this process. */
export const systemClock: Clock = { now: () => new Date(Date.now() + offsetMs) }

/** Moves the time of this process on, for the local stage and its tests; the cloud's clock cannot be moved. */
export function advanceSystemClock(ms: number): void {
  if (process.env['STAGE'] !== 'local') throw new Error('Only the clock of a local stage can be moved.')
  offsetMs += ms
}

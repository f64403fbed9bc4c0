import type { Clock, Sleep } from '../clock.ts'
import { setTimeout } from 'node:timers/promises'

let offsetMs = 0
let heldAt: number | null = null

export const systemClock: Clock = { now: () => new Date((heldAt ?? Date.now()) + offsetMs) }

/** Moves this process's clock forward by `ms`. Throws Error outside of a local stage. */
export function advanceSystemClock(ms: number): void {
  assertLocal()
  offsetMs += ms
}

/**
 * Stops this process's clock until the returned function is called. Throws Error outside of a local stage.
 */
export function holdSystemClock(): () => void {
  assertLocal()
  const stoppedAt = Date.now()
  heldAt = stoppedAt
  return () => {
    offsetMs -= Date.now() - stoppedAt
    heldAt = null
  }
}

/** Lets this process's clock tell the machine's time again. */
export function resetSystemClock(): void {
  offsetMs = 0
  heldAt = null
}

function assertLocal(): void {
  if (process.env['STAGE'] !== 'local') throw new Error('Only the clock of a local stage can be moved.')
}

export const sleep: Sleep = async (ms) => {
  await setTimeout(ms)
}

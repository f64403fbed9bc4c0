import type { Clock } from '../clock.ts'

let offsetMs = 0
let heldAt: number | null = null

export const systemClock: Clock = { now: () => new Date((heldAt ?? Date.now()) + offsetMs) }

/**
 * Moves the time of this process on, for the local stage and its tests; the cloud's clock cannot be moved.
 */
export function advanceSystemClock(ms: number): void {
  assertLocal()
  offsetMs += ms
}

/**
 * Stops the time of this process until the returned function is called; it then goes on from where it stood.
 */
export function holdSystemClock(): () => void {
  assertLocal()
  const stoodAt = Date.now()
  heldAt = stoodAt
  return () => {
    offsetMs -= Date.now() - stoodAt
    heldAt = null
  }
}

function assertLocal(): void {
  if (process.env['STAGE'] !== 'local') throw new Error('Only the clock of a local stage can be moved.')
}

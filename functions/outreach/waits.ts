import { MINUTE } from '#platform/clock.ts'

/** How long to postpone work when the service's own encryption keys are unavailable. */
export const KEYS_WAIT_MS = 2 * MINUTE

/**
 * The longest wait that a message in a queue can bridge, as SQS delays it 900 seconds at most and it arrives a
 * second after the wait; longer waits are left to the sweeper.
 */
export const MAX_DELAY_MS = 15 * MINUTE - 1_000

/**
 * How long to postpone a letter whose model is overloaded or out of order: half of the time that it has waited
 * already, from one minute to thirty, so that an outage of hours takes a dozen attempts.
 */
export const modelWaitMs = (since: Date, now: Date): number =>
  Math.min(30 * MINUTE, Math.max(MINUTE, (now.getTime() - since.getTime()) / 2))

/** When the sweeper looks for work whose message may never have reached the queue. */
export const sweepDueAt = (asked: Date): Date => new Date(asked.getTime() + 2 * MINUTE)

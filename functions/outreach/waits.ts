import { MINUTE } from '#platform/clock.ts'

/** How long to leave work alone when the service's own keys do not answer. */
export const KEYS_WAIT_MS = 2 * MINUTE

/** The longest that a queue keeps a message back; what has to wait longer is brought back by the sweeper. */
export const MAX_DELAY_MS = 15 * MINUTE

/** When the sweeper takes up work whose message never reached the queue. */
export const sweptUnqueued = (asked: Date): Date => new Date(asked.getTime() + 2 * MINUTE)

import { DAY } from '#platform/clock.ts'

/** How often a mailbox is looked through. Milliseconds. */
export const SYNC_EVERY_MS = DAY

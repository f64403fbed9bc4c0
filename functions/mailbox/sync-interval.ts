import { DAY } from '#platform/clock.ts'

/** Time between two syncs of a mailbox, in milliseconds. */
export const SYNC_EVERY_MS = DAY

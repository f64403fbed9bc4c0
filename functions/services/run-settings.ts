import * as z from 'zod/mini'
import { readEnvironment } from '#platform/config/config.ts'

/** Read at each use, because tests and local trials change these variables. */
const runSettings = () => {
  const positive = z.coerce.number().check(z.positive())
  return readEnvironment(
    z.object({
      LEASE_SECONDS: z._default(positive, 300),
      DOUBT_SECONDS: z._default(positive, 60),
      HELD_SECONDS: z._default(positive, 30),
      MAILBOXES_OFF_PER_HOUR: z._default(positive, 20),
      VERIFY_BEFORE_CREATE: z._default(z.enum(['yes', 'no']), 'no'),
    }),
  )
}

/** Longer than the function's timeout, so that a lease cannot expire while its worker runs. */
export const leaseMs = () => runSettings().LEASE_SECONDS * 1000

/** How many mailboxes are turned off within an hour before the cause is taken to be our own. */
export const mailboxesOffPerHour = () => runSettings().MAILBOXES_OFF_PER_HOUR

/** How long after a worker's death its planning waits; the worker renews lease and message till then. */
export const heldSeconds = () => runSettings().HELD_SECONDS

export const recheckDelayMs = () => runSettings().DOUBT_SECONDS * 1000

/** Whether to look for every draft before creating it, as is needed after a restore from a backup. */
export const verifyBeforeCreate = () => runSettings().VERIFY_BEFORE_CREATE === 'yes'

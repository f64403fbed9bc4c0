import * as z from 'zod/mini'
import { readEnvironment } from '../config/config.ts'

/** Read at each use, because tests and local trials change these variables. */
const runSettings = () => {
  const seconds = z.coerce.number().check(z.positive())
  return readEnvironment(
    z.object({
      LEASE_SECONDS: z._default(seconds, 300),
      DOUBT_SECONDS: z._default(seconds, 60),
      HELD_SECONDS: z._default(seconds, 30),
      VERIFY_BEFORE_CREATE: z._default(z.enum(['yes', 'no']), 'no'),
    }),
  )
}

/** Longer than the function's timeout, so that a lease cannot expire while its worker runs. */
export const leaseMs = () => runSettings().LEASE_SECONDS * 1000

/** How long after a worker's death its planning waits; the worker renews lease and message till then. */
export const heldSeconds = () => runSettings().HELD_SECONDS

export const recheckDelayMs = () => runSettings().DOUBT_SECONDS * 1000

/** Whether to look for every draft before creating it, as is needed after a restore from a backup. */
export const verifyBeforeCreate = () => runSettings().VERIFY_BEFORE_CREATE === 'yes'

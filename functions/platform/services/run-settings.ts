import * as z from 'zod/mini'
import { readEnvironment } from '../config/config.ts'

/** Read at each use: it costs nothing, and what is tried on one machine changes it. */
const runSettings = () => {
  const seconds = z.coerce.number().check(z.positive())
  return readEnvironment(
    z.object({
      LEASE_SECONDS: z._default(seconds, 300),
      DOUBT_SECONDS: z._default(seconds, 60),
      VERIFY_BEFORE_CREATE: z._default(z.enum(['yes', 'no']), 'no'),
    }),
  )
}

/** Longer than the function's timeout, so that a lease outlives its worker. */
export const leaseMs = () => runSettings().LEASE_SECONDS * 1000

export const recheckDelayMs = () => runSettings().DOUBT_SECONDS * 1000

/** Whether every draft is looked for before it is made: after the table was given back from a backup. */
export const verifyBeforeCreate = () => runSettings().VERIFY_BEFORE_CREATE === 'yes'

import * as z from 'zod/mini'
import { secondFactors } from '#functions/admin/second-factor/second-factor.store.ts'
import { totp } from '#vendors/otp/totp.ts'
import { readEnvironment } from '../../config/config.ts'
import { lazy } from '../../lambda/lazy.ts'
import { fingerprints, table } from '../table.ts'

/** What judges and makes second factors of admins. */
export const factorServices = {
  factors: lazy(() => secondFactors(table())),
  totp: () => totp,
  fingerprints: () => fingerprints,
}

const Environment = z.object({
  ADMIN_SECOND_FACTOR: z._default(z.enum(['required', 'optional']), 'optional'),
})

/** Whether this stage lets an admin do nothing without a second factor. */
export const needsSecondFactor = (): boolean =>
  readEnvironment(Environment).ADMIN_SECOND_FACTOR === 'required'

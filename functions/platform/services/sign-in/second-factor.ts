import * as z from 'zod/mini'
import { secondFactors } from '#functions/admin/second-factor/second-factor.store.ts'
import { totp } from '#vendors/otp/totp.ts'
import { readEnvironment } from '../../config/config.ts'
import { lazy } from '../../lazy.ts'
import { fingerprints, table } from '../table.ts'

export const factorServices = {
  factors: lazy(() => secondFactors(table())),
  totp: () => totp,
  fingerprints: () => fingerprints,
}

const Environment = z.object({
  ADMIN_SECOND_FACTOR: z._default(z.enum(['required', 'optional']), 'optional'),
})

export const needsSecondFactor = (): boolean =>
  readEnvironment(Environment).ADMIN_SECOND_FACTOR === 'required'

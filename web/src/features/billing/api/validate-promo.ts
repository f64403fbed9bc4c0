import type { BodyInputOf } from '#shared/contracts/contract.ts'
import { validateCoupon } from '#shared/contracts/billing.ts'
import { call } from '#web/lib/api/api-client.ts'

export const checkPromo = (body: BodyInputOf<typeof validateCoupon>, signal: AbortSignal) =>
  call(validateCoupon, { body, signal })

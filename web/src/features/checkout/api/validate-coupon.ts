import { useMutation } from '@tanstack/react-query'
import { validateCoupon } from '#shared/contracts/billing.ts'
import type { BodyInputOf } from '#shared/contracts/contract.ts'
import { call } from '#web/lib/api/api-client.ts'

export function useValidateCoupon() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof validateCoupon>) => call(validateCoupon, { body }),
    meta: { ownAuth: true },
  })
}

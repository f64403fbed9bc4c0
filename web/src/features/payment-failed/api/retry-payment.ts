import { useMutation } from '@tanstack/react-query'
import { retryPayment } from '#shared/contracts/billing.ts'
import type { BodyInputOf } from '#shared/contracts/contract.ts'
import { call } from '#web/lib/api/api-client.ts'

export function useRetryPayment() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof retryPayment>) => call(retryPayment, { body }),
    meta: { ownAuth: true },
  })
}

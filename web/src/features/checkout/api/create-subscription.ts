import type { BodyInputOf } from '#shared/contracts/contract.ts'
import { createSubscription } from '#shared/contracts/billing.ts'
import { call } from '#web/lib/api/api-client.ts'
import { retryWhileBusy } from '#web/lib/payments/retry-while-busy.ts'

/** The gateway times out after thirty seconds; this ends a connection that hangs for longer. */
const TIMEOUT_MS = 35_000

/** Requests the subscription. Repeating it is safe: the server recognises an unfinished one. */
export const requestSubscription = (body: BodyInputOf<typeof createSubscription>, signal: AbortSignal) =>
  retryWhileBusy(
    () =>
      call(createSubscription, { body, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) }),
    signal,
  )

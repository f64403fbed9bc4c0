import type { BodyInputOf } from '#shared/contracts/contract.ts'
import { createSubscription } from '#shared/contracts/billing.ts'
import { call } from '#web/lib/api/api-client.ts'
import { onceFree } from '#web/lib/payments/once-free.ts'

/** The gateway gives up after thirty seconds; a connection that only hangs must not be waited for longer. */
const PATIENCE_MS = 35_000

/** Asks for the subscription. Repeating it is safe: the server knows an unfinished one again. */
export const requestSubscription = (body: BodyInputOf<typeof createSubscription>, signal: AbortSignal) =>
  onceFree(
    () =>
      call(createSubscription, { body, signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) }),
    signal,
  )

import type { BodyInputOf } from '#shared/contracts/contract.ts'
import { createSubscription } from '#shared/contracts/billing.ts'
import type { SubscriptionCreated } from '#shared/models/billing.ts'
import { call } from '#web/lib/api/api-client.ts'
import { hasCode } from '#web/lib/api/api-error.ts'

/** Between one try and the next while another request of the same person is at work. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000] as const
/** The gateway gives up after thirty seconds; a connection that only hangs must not be waited for longer. */
const PATIENCE_MS = 35_000

/**
 * Asks for the subscription; another request that is at work is waited for. Repeating it is safe: the server
 * knows an unfinished one again.
 */
export async function requestSubscription(
  body: BodyInputOf<typeof createSubscription>,
  signal: AbortSignal,
): Promise<SubscriptionCreated> {
  for (const wait of WAITS_MS) {
    try {
      return await ask(body, signal)
    } catch (error) {
      if (!hasCode(error, 'payment_in_progress')) throw error
      await pause(wait, signal)
    }
  }
  return await ask(body, signal)
}

const ask = (body: BodyInputOf<typeof createSubscription>, signal: AbortSignal) =>
  call(createSubscription, { body, signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) })

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })
}

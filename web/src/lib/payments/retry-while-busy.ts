import pRetry from 'p-retry'
import { hasCode } from '#web/lib/api/api-error.ts'

/** Requests a payment, and again after 1, 2, 4 and 8 s while another request of the same user is in progress. */
export const retryWhileBusy = <T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> =>
  pRetry(request, {
    retries: 4,
    minTimeout: 1_000,
    factor: 2,
    shouldRetry: ({ error }) => hasCode(error, 'payment_in_progress'),
    signal,
  })

import { hasCode } from '#web/lib/api/api-error.ts'

/** Between one attempt and the next. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000] as const

/** Requests a payment, and again while another request of the same user is in progress. */
export async function retryWhileBusy<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await request()
    } catch (error) {
      if (!hasCode(error, 'payment_in_progress') || signal.aborted) throw error
      await new Promise<void>((resolve) => {
        setTimeout(resolve, wait)
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
    }
  }
  return await request()
}

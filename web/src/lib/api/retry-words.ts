import { counted } from '#web/lib/counted.ts'
import { showTime } from '#web/lib/time.ts'
import { ApiError } from './api-error.ts'

/** A number of seconds as a waiting time in words, rounded up. */
export function waitingTime(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
}

/** "You can try again in 34 minutes, at 15:40." Null where the server named no time. */
export function retryWords(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.retryAfter === null) return null
  const at = new Date(error.at + error.retryAfter * 1_000)
  return `You can try again in ${waitingTime(error.retryAfter)}, at ${showTime(at)}.`
}

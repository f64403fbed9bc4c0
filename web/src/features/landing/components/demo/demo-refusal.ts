import { ApiError, explain } from '#web/lib/api/api-error.ts'
import { counted } from '#web/lib/counted.ts'
import { MINUTE_MS, showTime } from '#web/lib/time.ts'

/** What a visitor is told when there is no answer, each time with what to do about it. */
export function demoRefusal(error: unknown, now = Date.now()): { title: string; text: string } {
  if (!(error instanceof ApiError) || error.status !== 429)
    return {
      title: 'No draft this time',
      text: explain(error, 'That took too long, or something failed on our side. Try again in a minute.'),
    }
  const { retryAfter } = error
  const title = 'That’s all the drafts for now'
  if (retryAfter === null)
    return { title, text: 'Many people are trying it right now. Try again in a minute.' }
  const minutes = Math.max(1, Math.ceil((retryAfter * 1_000) / MINUTE_MS))
  const wait = minutes < 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
  return {
    title,
    text: `Drafts without an account are limited. You can try again in ${wait}, at ${showTime(new Date(now + retryAfter * 1_000))}. Your resume and the posting are still here.`,
  }
}

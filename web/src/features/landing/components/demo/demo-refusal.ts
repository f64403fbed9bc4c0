import { ApiError, explain } from '#web/lib/api/api-error.ts'
import { retryWords } from '#web/lib/api/retry-words.ts'

/** What a visitor is told when there is no answer, each time with what to do about it. */
export function demoRefusal(error: unknown): { title: string; text: string } {
  if (!(error instanceof ApiError) || error.status !== 429)
    return {
      title: 'No draft this time',
      text: explain(error, 'That took too long, or something failed on our side. Try again in a minute.'),
    }
  const when = retryWords(error)
  return {
    title: 'That’s all the drafts for now',
    text:
      when === null
        ? 'Many people are trying it right now. Try again in a minute.'
        : `Drafts without an account are limited. ${when} Your resume and the posting are still here.`,
  }
}

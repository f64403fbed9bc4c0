import * as z from 'zod/mini'
import { ApiError } from '#web/lib/api/api-error.ts'
import { TOASTS } from './texts.ts'

const Refusal = z.object({ message: z.string() })

/**
 * The toast after a failed save. The message of a 429 is JSON after the status; that of a 409 says what to
 * do.
 */
export function saveFailure(error: unknown): { title: string; description: string } {
  if (error instanceof ApiError && error.status === 409 && error.problem !== null)
    return { ...TOASTS.saveFailed, description: error.problem.message }
  if (!(error instanceof Error) || !error.message.startsWith('429: ')) return TOASTS.saveFailed
  try {
    return {
      title: TOASTS.restrictedTitle,
      description: Refusal.parse(JSON.parse(error.message.slice('429: '.length))).message,
    }
  } catch {
    return TOASTS.saveFailed
  }
}

/**
 * The toast after a failed start: the server's own message, or a fixed one when a reply does not report
 * success.
 */
export function startFailure(error: unknown): { title: string; description: string } {
  if (error instanceof ApiError) return TOASTS.startFailed(error.problem?.message ?? TOASTS.startFallback)
  if (error instanceof z.core.$ZodError) return TOASTS.startFailed(TOASTS.noSuccess)
  return TOASTS.startFailed(TOASTS.startFallback)
}

import * as z from 'zod/mini'
import { ApiError } from '#web/lib/api/api-error.ts'

/** The toast after a failed save, with the server's own message for a 409 or 429. */
export function saveFailure(error: unknown): { title: string; description: string } {
  if (error instanceof ApiError && error.problem !== null) {
    const description = error.problem.message
    if (error.status === 409) return { title: 'Error', description }
    if (error.status === 429) return { title: 'Configuration Change Restricted', description }
  }
  return { title: 'Error', description: 'Failed to save configuration. Please try again.' }
}

/**
 * The toast after a failed start: the server's own message, or a fixed one when a reply does not report
 * success.
 */
export function startFailure(error: unknown): { title: string; description: string } {
  const otherwise = error instanceof z.core.$ZodError ? 'Webhook request failed' : 'Please try again.'
  const message = (error instanceof ApiError && error.problem?.message) || otherwise
  return { title: 'Error', description: `Failed to start email drafting: ${message}` }
}

import type { ErrorCode } from '#shared/catalog/error-codes.ts'
import { Problem } from '#shared/models/wire-types.ts'

/**
 * A refusal of the server. The message is the documented `status: body text`; the problem has the text for
 * the user.
 */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | null
  /** Seconds after which the call may be repeated; null where the server did not say. */
  readonly retryAfter: number | null
  /** When the reply arrived. */
  readonly at = Date.now()

  constructor(status: number, text: string, problem: Problem | null, retryAfter: number | null = null) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.problem?.code === code
}

export function isUnauthenticated(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.message.startsWith('401') || error.message.includes('Authentication required'))
  )
}

/** The server's own message if it sent one, otherwise the given sentence. */
export function explain(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.problem?.message ?? otherwise
  if (error instanceof TypeError)
    return 'The server couldn’t be reached. Check your connection and try again.'
  return otherwise
}

/** The given fields that the server refused, with its messages. */
export function refusedFields<Name extends string>(error: unknown, names: readonly Name[]) {
  const refused = error instanceof ApiError ? (error.problem?.fields ?? []) : []
  return names.flatMap((name) =>
    refused.filter(({ field }) => field === name).map(({ message }) => ({ name, message })),
  )
}

import { ERRORS, type ErrorCode } from '#shared/catalog/error-codes.ts'

export interface FieldProblem {
  readonly field: string
  readonly message: string
}

interface AppErrorOptions {
  /** Replaces the catalogue's sentence; shown to the user, so never internal text. */
  message?: string
  fields?: readonly FieldProblem[]
  /** Seconds after which trying again makes sense; becomes Retry-After. */
  retryAfterSeconds?: number
  cause?: unknown
}

/** An expected refusal with a code of the closed list; anything else is a defect and becomes `internal`. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly fields: readonly FieldProblem[]
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause })
    this.code = code
    this.fields = options.fields ?? []
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

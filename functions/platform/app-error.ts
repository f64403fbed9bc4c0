import { ERRORS, type ErrorCode } from '#shared/catalog/error-codes.ts'

export interface FieldProblem {
  readonly field: string
  readonly message: string
}

interface AppErrorOptions {
  /** Replaces the catalogue's sentence. Users see it, so it never holds internal details. */
  message?: string
  fields?: readonly FieldProblem[]
  /** Seconds until a retry makes sense; sent as the Retry-After header. */
  retryAfterSeconds?: number
  cause?: unknown
}

/**
 * An expected refusal with a code of the closed list. Any other error is a defect, answered as `internal`.
 */
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

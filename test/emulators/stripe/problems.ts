import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type * as z from 'zod/mini'
import type { CardError } from './records.ts'

interface ProblemBody {
  readonly type: 'invalid_request_error' | 'card_error' | 'api_error' | 'idempotency_error'
  readonly message: string
  readonly code?: string
  readonly param?: string
  readonly decline_code?: string
  readonly payment_intent?: unknown
  readonly setup_intent?: unknown
}

/** An error response in the API's words. */
export class StripeProblem extends Error {
  override readonly name = 'StripeProblem'
  readonly status: ContentfulStatusCode
  readonly body: ProblemBody

  constructor(status: ContentfulStatusCode, body: ProblemBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export const invalid = (
  message: string,
  more: Partial<ProblemBody> = {},
  status: ContentfulStatusCode = 400,
) => new StripeProblem(status, { type: 'invalid_request_error', message, ...more })

export const missing = (thing: string, id: string, param = 'id') =>
  invalid(`No such ${thing}: '${id}'`, { code: 'resource_missing', param }, 404)

/** An object named in the parameters is missing: 400, whereas one named in the path gives 404. */
export const missingParam = (thing: string, id: string, param: string) =>
  invalid(`No such ${thing}: '${id}'`, { code: 'resource_missing', param })

export const declined = (
  error: CardError,
  intent: { payment_intent?: unknown; setup_intent?: unknown } = {},
) =>
  new StripeProblem(402, {
    type: 'card_error',
    code: error.code,
    ...(error.declineCode === null ? {} : { decline_code: error.declineCode }),
    message: error.message,
    ...intent,
  })

type Issue = z.core.$ZodIssue
const nameOf = (path: readonly PropertyKey[]): string =>
  path.map((step, index) => (index === 0 ? String(step) : `[${String(step)}]`)).join('')

/** The schema's first issue in the API's words. */
export function problemOf(issues: readonly Issue[]): StripeProblem {
  const issue = issues[0]
  if (issue === undefined) return invalid('Invalid request.')
  const inner =
    issue.code === 'invalid_union'
      ? issue.errors.find((errors) => errors.some(({ path }) => path.length > 0))?.[0]
      : undefined
  const found = inner === undefined ? issue : { ...inner, path: [...issue.path, ...inner.path] }
  const param = nameOf(found.path)
  if (found.code === 'unrecognized_keys') {
    const unknown = nameOf([...found.path, found.keys[0] ?? ''])
    return invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
  }
  if (found.code === 'invalid_type' && found.input === undefined)
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  if (found.code === 'too_small')
    return invalid(`You passed an empty string for '${param}'.`, { code: 'parameter_invalid_empty', param })
  return invalid(`Invalid ${param}: ${found.message}`, { param })
}

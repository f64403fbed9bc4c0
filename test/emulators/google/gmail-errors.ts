import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { NodeEnv } from '#emulators/kit/server.ts'
import type { Fault, FaultKind } from './faults.ts'

const STATUS: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ABORTED',
  412: 'FAILED_PRECONDITION',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  501: 'UNIMPLEMENTED',
  503: 'UNAVAILABLE',
}

interface Detail {
  /** One of google.api.ErrorReason, whose domain is googleapis.com. */
  readonly reason: string
  readonly message: string
  /** The reasons in `errors`, which say less. */
  readonly errors: readonly string[]
}

/**
 * A 403 of Google's Service Infrastructure, which stands before every API: the telling reason is in an
 * ErrorInfo in `details` (googleapis/googleapis, google/api/error_reason.proto).
 */
function infrastructureError<E extends NodeEnv>(
  c: Context<E>,
  { reason, message, errors }: Detail,
): Response {
  const error = {
    code: 403,
    message,
    errors: errors.map((known) => ({ message, domain: 'global', reason: known })),
    status: 'PERMISSION_DENIED',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.Help',
        links: [{ description: 'Google developers console' }],
      },
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason,
        domain: 'googleapis.com',
        metadata: { service: 'gmail.googleapis.com', consumer: 'projects/123456789012' },
      },
    ],
  }
  return c.json({ error }, 403)
}

/**
 * An error in the format of Google's APIs: the reason in errors[0], the canonical status beside the number.
 */
export function apiError<E extends NodeEnv>(
  c: Context<E>,
  code: ContentfulStatusCode,
  reason: string,
  message: string,
): Response {
  const domain = /limit/i.test(reason) ? 'usageLimits' : 'global'
  return c.json(
    { error: { code, message, errors: [{ message, domain, reason }], status: STATUS[code] ?? 'UNKNOWN' } },
    code,
  )
}

/** What stands in an answer of Google's front end that never reached the API. */
const FRONT_END_PAGE =
  '<!DOCTYPE html><html lang=en><title>Error 403 (Forbidden)!!1</title><p>Your client does not have permission.</p></html>'

type Answer = <E extends NodeEnv>(c: Context<E>) => Response
const api =
  (code: ContentfulStatusCode, reason: string, message: string): Answer =>
  (c) =>
    apiError(c, code, reason, message)
const infrastructure =
  (detail: Detail): Answer =>
  (c) =>
    infrastructureError(c, detail)

/** The answers of faults that stop a call before its effect. */
const ANSWERS: Partial<Record<FaultKind, Answer>> = {
  rate_limit: api(429, 'rateLimitExceeded', 'Rate limit exceeded.'),
  user_rate_limit: api(403, 'userRateLimitExceeded', 'User rate limit exceeded.'),
  daily_limit: api(403, 'dailyLimitExceeded', 'Daily limit exceeded.'),
  domain_policy: api(403, 'domainPolicy', 'The domain administrators have disabled Gmail apps.'),
  mail_not_enabled: api(400, 'failedPrecondition', 'Mail service not enabled'),
  unauthorized: api(401, 'authError', 'Invalid Credentials'),
  not_found: api(404, 'notFound', 'Requested entity was not found.'),
  conflict: api(409, 'aborted', 'The operation was aborted.'),
  precondition_failed: api(412, 'conditionNotMet', 'Precondition Failed'),
  unavailable: api(503, 'backendError', 'The service is currently unavailable.'),
  html_forbidden: (c) => c.html(FRONT_END_PAGE, 403),
  api_disabled: infrastructure({
    reason: 'SERVICE_DISABLED',
    message: 'Gmail API has not been used in project 123456789012 before or it is disabled.',
    errors: ['accessNotConfigured'],
  }),
  project_suspended: infrastructure({
    reason: 'CONSUMER_SUSPENDED',
    message: "Permission denied: Consumer 'project_number:123456789012' has been suspended.",
    errors: ['forbidden'],
  }),
  billing_off: infrastructure({
    reason: 'BILLING_DISABLED',
    message: 'This API method requires billing to be enabled.',
    errors: ['forbidden'],
  }),
  rate_not_first: (c) =>
    c.json(
      {
        error: {
          code: 403,
          message: 'Quota exceeded.',
          errors: [
            { domain: 'global', reason: 'forbidden', message: 'Forbidden' },
            { domain: 'usageLimits', reason: 'userRateLimitExceeded', message: 'Quota exceeded.' },
          ],
        },
      },
      403,
    ),
  rate_in_details: infrastructure({
    reason: 'RATE_LIMIT_EXCEEDED',
    message: "Quota exceeded for quota metric 'Queries' and limit 'Queries per minute per user'.",
    errors: ['forbidden'],
  }),
}

/** The response of a fault that stops a call before its effect; null when the call proceeds. */
export function faultAnswer<E extends NodeEnv>(c: Context<E>, fault: Fault): Response | null {
  if (fault.retryAfterSeconds !== undefined) c.header('retry-after', String(fault.retryAfterSeconds))
  return ANSWERS[fault.kind]?.(c) ?? null
}

import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { NodeEnv } from '#emulators/kit/server.ts'
import type { Fault } from './faults.ts'

const STATUS: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  501: 'UNIMPLEMENTED',
  503: 'UNAVAILABLE',
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

/** The response of a fault that stops a call before its effect; null when the call proceeds. */
export function faultAnswer<E extends NodeEnv>(c: Context<E>, fault: Fault): Response | null {
  if (fault.retryAfterSeconds !== undefined) c.header('retry-after', String(fault.retryAfterSeconds))
  switch (fault.kind) {
    case 'rate_limit':
      return apiError(c, 429, 'rateLimitExceeded', 'Rate limit exceeded.')
    case 'user_rate_limit':
      return apiError(c, 403, 'userRateLimitExceeded', 'User rate limit exceeded.')
    case 'daily_limit':
      return apiError(c, 403, 'dailyLimitExceeded', 'Daily limit exceeded.')
    case 'domain_policy':
      return apiError(c, 403, 'domainPolicy', 'The domain administrators have disabled Gmail apps.')
    case 'unauthorized':
      return apiError(c, 401, 'authError', 'Invalid Credentials')
    case 'unavailable':
      return apiError(c, 503, 'backendError', 'The service is currently unavailable.')
    default:
      return null
  }
}

import { gaxios } from 'google-auth-library'
import { logRefusal, type RefusalKind } from '#platform/log/log-refusal.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'
import * as z from 'zod/mini'

/** Whether the failed request could have changed the mailbox. */
export type Effect = 'none' | 'possible'

const ApiProblem = z.object({
  error: z.object({
    message: z._default(z.string(), ''),
    errors: z._default(z.array(z.object({ reason: z._default(z.string(), '') })), []),
  }),
})
const OAuthProblem = z.object({ error: z.string() })

/** Failures of our client or project, not of a user's mailbox. */
const OURS = /invalid_client|unauthorized_client|org_internal|accessNotConfigured/
const RATE = /RateLimitExceeded|rateLimitExceeded|LimitExceeded|quotaExceeded| 429 /

/** Logs a failure, unless the user caused it by revoking the grant. */
function logged(failure: MailboxError): MailboxError {
  if (failure.failure === 'grant_dead') return failure
  const cause = failure.cause instanceof Error ? failure.cause.message : 'unknown'
  const kind: RefusalKind = OURS.test(cause) ? 'denied' : RATE.test(cause) ? 'throttled' : 'failed'
  logRefusal({ vendor: 'google', kind, cause })
  return failure
}

/** Network failures before the first byte is sent, so the request had no effect. */
const NEVER_SENT = new Set(
  'ECONNREFUSED ENOTFOUND EAI_AGAIN ENETUNREACH EHOSTUNREACH CERT_HAS_EXPIRED DEPTH_ZERO_SELF_SIGNED_CERT'.split(
    ' ',
  ),
)

const RATE_REASONS = new Set(['rateLimitExceeded', 'userRateLimitExceeded'])
/** Reasons of a 400 that concern the message; any other ("Mail service not enabled") concerns the account. */
const MESSAGE_REASONS = new Set(['invalidArgument', 'badRequest', 'invalid'])
const DAY_REASONS = new Set(['dailyLimitExceeded', 'quotaExceeded'])

/** A cause without anything of the request: the config of a GaxiosError contains tokens and bodies. */
function harmless(error: unknown, kind: string): Error {
  const code =
    error instanceof gaxios.GaxiosError &&
    typeof error.code === 'string' &&
    /^[A-Za-z_]{1,40}$/.test(error.code)
      ? ` ${error.code}`
      : ''
  const cause = new Error(`google: ${kind}${code}`)
  delete cause.stack
  return cause
}

/** Seconds from the header or, if Gmail sends none, from "Retry after 2026-11-21T10:25:48.124Z". */
function retryAfterSeconds(header: string | null, message: string, now: Date): number | undefined {
  const named = header ?? /Retry after (\d{4}-[\dT:.-]+Z)/i.exec(message)?.[1]
  if (named === undefined) return undefined
  if (/^\d{1,6}$/.test(named)) return Number(named)
  const at = Date.parse(named)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1_000))
}

/**
 * Maps errors of the Gmail API (developers.google.com/workspace/gmail/api/guides/handle-errors) and logs
 * them. After a 5xx the request may have had its effect.
 */
export function gmailFailure(error: unknown, effect: Effect, now: Date): MailboxError {
  return error instanceof MailboxError ? error : logged(mappedGmail(error, effect, now))
}

function mappedGmail(error: unknown, effect: Effect, now: Date): MailboxError {
  const unanswered = effect === 'possible' ? 'uncertain' : 'retry_later'
  if (!(error instanceof gaxios.GaxiosError))
    return new MailboxError(unanswered, { cause: harmless(error, 'no usable answer') })
  const { response } = error
  if (response === undefined) {
    const neverSent = typeof error.code === 'string' && NEVER_SENT.has(error.code)
    return new MailboxError(neverSent ? 'retry_later' : unanswered, { cause: harmless(error, 'no answer') })
  }
  const problem = ApiProblem.safeParse(response.data)
  const reason = problem.success ? (problem.data.error.errors[0]?.reason ?? '') : ''
  const message = problem.success ? problem.data.error.message : ''
  const cause = harmless(error, `${response.status} ${/^[a-zA-Z]{1,60}$/.test(reason) ? reason : 'unknown'}`)
  if (DAY_REASONS.has(reason)) return new MailboxError('tomorrow', { cause })
  if (response.status === 429 || RATE_REASONS.has(reason)) {
    return new MailboxError('retry_later', {
      retryAfterSeconds: retryAfterSeconds(response.headers.get('retry-after'), message, now),
      cause,
    })
  }
  if (response.status === 401) return new MailboxError('grant_dead', { cause })
  if (response.status >= 500 || response.status === 408) {
    return new MailboxError(unanswered, {
      retryAfterSeconds: retryAfterSeconds(response.headers.get('retry-after'), message, now),
      cause,
    })
  }
  const isMessageFault =
    effect === 'possible' &&
    (response.status === 413 || (response.status === 400 && MESSAGE_REASONS.has(reason)))
  return new MailboxError(isMessageFault ? 'message_refused' : 'refused', { cause })
}

/**
 * Maps errors of OAuth calls and logs them. These calls never change the mailbox, so no outcome is
 * uncertain. A wrong client id or secret is our own mistake and counts as an outage: users must not have to
 * reconnect.
 */
export function tokenFailure(error: unknown, now: Date): MailboxError {
  return error instanceof MailboxError ? error : logged(mappedToken(error, now))
}

function mappedToken(error: unknown, now: Date): MailboxError {
  const response = error instanceof gaxios.GaxiosError ? error.response : undefined
  if (response === undefined)
    return new MailboxError('retry_later', { cause: harmless(error, 'token: no answer') })
  const parsed = OAuthProblem.safeParse(response.data)
  const code = parsed.success && /^[a-z_]{1,40}$/.test(parsed.data.error) ? parsed.data.error : 'unknown'
  const cause = harmless(error, `token: ${response.status} ${code}`)
  if (code === 'invalid_grant') return new MailboxError('grant_dead', { cause })
  if (code === 'admin_policy_enforced' || code === 'access_denied')
    return new MailboxError('refused', { cause })
  return new MailboxError('retry_later', {
    retryAfterSeconds: retryAfterSeconds(response.headers.get('retry-after'), '', now),
    cause,
  })
}

/** True when the API rejected the access token, which it does before anything else. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof gaxios.GaxiosError && error.response?.status === 401

/** True when Google no longer knows the token or grant. */
export function isDeadToken(error: unknown): boolean {
  if (!(error instanceof gaxios.GaxiosError) || error.response?.status !== 400) return false
  const parsed = OAuthProblem.safeParse(error.response.data)
  return parsed.success && (parsed.data.error === 'invalid_token' || parsed.data.error === 'invalid_grant')
}

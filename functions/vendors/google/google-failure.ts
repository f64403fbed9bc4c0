import { gaxios } from 'google-auth-library'
import { logRefusal, type RefusalKind } from '#platform/log/log-refusal.ts'
import { MailboxError, type MailboxFailure } from '#functions/mailbox/mailbox-error.ts'
import { MINUTE } from '#platform/clock.ts'
import * as z from 'zod/mini'

/** Whether the failed request could have changed the mailbox. */
export type Effect = 'none' | 'possible'

const Reasons = z._default(z.array(z.object({ reason: z._default(z.string(), '') })), [])
const ApiProblem = z.object({
  error: z.object({ message: z._default(z.string(), ''), errors: Reasons, details: Reasons }),
})
const OAuthProblem = z.object({ error: z.string() })

/** Network failures before the first byte is sent, so the request had no effect. */
const NEVER_SENT = new Set(
  'ECONNREFUSED ENOTFOUND EAI_AGAIN ENETUNREACH EHOSTUNREACH CERT_HAS_EXPIRED DEPTH_ZERO_SELF_SIGNED_CERT'.split(
    ' ',
  ),
)

/** What an answer of Google means to the product, and how it is counted; null when it is the user's own. */
interface Meaning {
  readonly failure: MailboxFailure
  readonly kind: RefusalKind | null
}

const USERS: Meaning = { failure: 'refused', kind: null }
const RATE: Meaning = { failure: 'retry_later', kind: 'throttled' }
const DAY_IS_OVER: Meaning = { failure: 'tomorrow', kind: 'throttled' }
/** A switch, a bill or a suspension of our project: an operator has to act, and then the work goes on. */
const OURS: Meaning = { failure: 'retry_later', kind: 'denied' }
/** Nobody said what the answer means, so nothing ends because of it. */
const UNKNOWN: Meaning = { failure: 'retry_later', kind: 'unknown' }

/**
 * The reasons that Google names, the first that an answer contains counts. They stand in `errors`
 * (developers.google.com/workspace/gmail/api/guides/handle-errors) or in `details` (google.api.ErrorReason),
 * in any place. Only the reasons of USERS turn a mailbox off.
 */
export const GMAIL_REASONS: Readonly<Record<string, Meaning>> = {
  accessNotConfigured: OURS,
  SERVICE_DISABLED: OURS,
  CONSUMER_SUSPENDED: OURS,
  CONSUMER_INVALID: OURS,
  BILLING_DISABLED: OURS,
  rateLimitExceeded: RATE,
  userRateLimitExceeded: RATE,
  concurrentLimitExceeded: RATE,
  RATE_LIMIT_EXCEEDED: RATE,
  dailyLimitExceeded: DAY_IS_OVER,
  quotaExceeded: DAY_IS_OVER,
  RESOURCE_QUOTA_EXCEEDED: DAY_IS_OVER,
  domainPolicy: USERS,
  insufficientPermissions: USERS,
  ACCESS_TOKEN_SCOPE_INSUFFICIENT: USERS,
}
/** Google gives a mailbox that its administrator turned off no reason of its own. */
const NOT_ENABLED = /mail service not enabled/i

/** The codes of the token endpoint (developers.google.com/identity/protocols/oauth2/web-server). */
export const TOKEN_CODES: Readonly<Record<string, Meaning>> = {
  invalid_grant: { failure: 'grant_dead', kind: null },
  admin_policy_enforced: USERS,
  invalid_client: OURS,
  deleted_client: OURS,
  unauthorized_client: OURS,
  org_internal: OURS,
  rate_limit_exceeded: RATE,
}

/** Reasons of a 400 that concern the message. */
const MESSAGE_REASONS = new Set(['invalidArgument', 'badRequest', 'invalid'])
/** Calls that an operator must make possible again are repeated this often. */
const OURS_WAIT_SECONDS = (15 * MINUTE) / 1_000

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
function namedWait(header: string | null, message: string, now: Date): number | undefined {
  const named = header ?? /Retry after (\d{4}-[\dT:.-]+Z)/i.exec(message)?.[1]
  if (named === undefined) return undefined
  if (/^\d{1,6}$/.test(named)) return Number(named)
  const at = Date.parse(named)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1_000))
}

/** Logs and counts the refusal, unless it is the user's own. */
function failureOf({ failure, kind }: Meaning, cause: Error, retryAfter?: number): MailboxError {
  if (kind !== null) logRefusal({ vendor: 'google', kind, cause: cause.message })
  const waits = kind === 'denied' || kind === 'unknown' ? OURS_WAIT_SECONDS : undefined
  const retryAfterSeconds = failure === 'retry_later' ? (retryAfter ?? waits) : retryAfter
  return new MailboxError(failure, {
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    cause,
  })
}

const word = (code: string): string => (/^[a-zA-Z_]{1,60}$/.test(code) ? code : 'unknown')

/** Maps errors of the Gmail API and logs them. After a 5xx the request may have had its effect. */
export function gmailFailure(error: unknown, effect: Effect, now: Date): MailboxError {
  if (error instanceof MailboxError) return error
  const unanswered: Meaning = { failure: effect === 'possible' ? 'uncertain' : 'retry_later', kind: 'failed' }
  if (!(error instanceof gaxios.GaxiosError))
    return failureOf(unanswered, harmless(error, 'no usable answer'))
  const { response } = error
  if (response === undefined) {
    const neverSent = typeof error.code === 'string' && NEVER_SENT.has(error.code)
    const meaning: Meaning = neverSent ? { failure: 'retry_later', kind: 'failed' } : unanswered
    return failureOf(meaning, harmless(error, 'no answer'))
  }
  const { status, headers } = response
  const problem = ApiProblem.safeParse(response.data).data?.error
  const message = problem?.message ?? ''
  const reasons = [...(problem?.details ?? []), ...(problem?.errors ?? [])].map(({ reason }) => reason)
  const retryAfter = namedWait(headers.get('retry-after'), message, now)
  const known = Object.keys(GMAIL_REASONS).find((reason) => reasons.includes(reason))
  const cause = harmless(error, `${status} ${word(known ?? reasons.find((reason) => reason !== '') ?? '')}`)
  if (status >= 500 || status === 408) return failureOf(unanswered, cause, retryAfter)
  if (known !== undefined) return failureOf(GMAIL_REASONS[known] ?? UNKNOWN, cause, retryAfter)
  if (status === 429) return failureOf(RATE, cause, retryAfter)
  if (status === 400 && NOT_ENABLED.test(message)) return failureOf(USERS, cause)
  // Gmail says 401 although Google issued the token a moment ago: the grant is alive.
  if (status === 401) return failureOf(UNKNOWN, cause)
  const isMessageFault =
    effect === 'possible' &&
    (status === 413 || (status === 400 && reasons.some((reason) => MESSAGE_REASONS.has(reason))))
  return isMessageFault
    ? failureOf({ failure: 'message_refused', kind: 'failed' }, cause)
    : failureOf(UNKNOWN, cause, retryAfter)
}

/**
 * Maps errors of OAuth calls and logs them. These calls never change the mailbox, so no outcome is
 * uncertain.
 */
export function tokenFailure(error: unknown, now: Date): MailboxError {
  if (error instanceof MailboxError) return error
  const failed: Meaning = { failure: 'retry_later', kind: 'failed' }
  const response = error instanceof gaxios.GaxiosError ? error.response : undefined
  if (response === undefined) return failureOf(failed, harmless(error, 'token: no answer'))
  const code = OAuthProblem.safeParse(response.data).data?.error ?? ''
  const cause = harmless(error, `token: ${response.status} ${word(code)}`)
  const unnamed = response.status >= 500 ? failed : response.status === 429 ? RATE : UNKNOWN
  return failureOf(
    TOKEN_CODES[code] ?? unnamed,
    cause,
    namedWait(response.headers.get('retry-after'), '', now),
  )
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

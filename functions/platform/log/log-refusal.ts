import { logger } from './logger.ts'
import { count } from './metrics.ts'
import { AppError } from '../app-error.ts'

/** `denied`: a key or grant is wrong; `throttled`: too many calls; `failed`: the vendor's own failure. */
export type RefusalKind = 'denied' | 'out_of_credits' | 'throttled' | 'failed'

interface Refusal {
  readonly vendor: string
  readonly kind: RefusalKind
  /** The vendor's documented code, the name of the SDK's error, or the HTTP status; never a message text. */
  readonly cause: string
}

/** Codes are short words; anything else might quote what was sent, and is not logged. */
const SAFE = /^[\w .:-]{1,80}$/

/** Logs and counts a vendor's refusal by its kind, because callers only get a general error. */
export function logRefusal({ vendor, kind, cause }: Refusal): void {
  logger.warn({ vendor, kind, cause: SAFE.test(cause) ? cause : 'unsafe' }, 'a vendor refused')
  count('VendorRefused', 1, kind)
}

/** What an HTTP status means with most vendors. */
export function kindOfStatus(status: number): RefusalKind {
  if (status === 401 || status === 403) return 'denied'
  if (status === 402) return 'out_of_credits'
  return status === 429 ? 'throttled' : 'failed'
}

/** Names of SDK errors that mean a wrong policy, key or account setting. */
const DENIED =
  /^(?:AccessDenied|Unauthorized|UnrecognizedClient|ExpiredToken|InvalidSignature|InvalidClientTokenId|Credentials|Disabled|KMSInvalidState|InvalidKeyUsage|NotFound|ResourceNotFound|AccountSuspended|SendingPaused|MailFromDomainNotVerified|MessageRejected|ServiceQuotaExceeded)/
const THROTTLED = /^(?:Throttl|TooManyRequests|LimitExceeded|RequestLimitExceeded)/

function kindOf(name: string): RefusalKind {
  if (DENIED.test(name)) return 'denied'
  return THROTTLED.test(name) ? 'throttled' : 'failed'
}

/** Logs an SDK error by its name, since its message may quote what was sent. Returns AppError unavailable. */
export function awsRefusal(vendor: string, error: unknown): AppError {
  const cause = error instanceof Error ? error.name : 'unknown'
  logRefusal({ vendor, kind: kindOf(cause), cause })
  return new AppError('unavailable', { cause: `${vendor}: ${cause}` })
}

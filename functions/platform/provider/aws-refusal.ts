import { AppError } from '../app-error.ts'
import { logRefusal, type RefusalKind } from '../log/log-refusal.ts'

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

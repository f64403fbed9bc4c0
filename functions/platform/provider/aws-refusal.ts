import { AppError } from '../app-error.ts'
import { logRefusal, type RefusalKind } from '../log/log-refusal.ts'

/** A policy, a key or an account that is not as we need it, by the names of the SDK's errors. */
const DENIED =
  /^(?:AccessDenied|Unauthorized|UnrecognizedClient|ExpiredToken|InvalidSignature|InvalidClientTokenId|Credentials|Disabled|KMSInvalidState|InvalidKeyUsage|NotFound|ResourceNotFound|AccountSuspended|SendingPaused|MailFromDomainNotVerified|MessageRejected|ServiceQuotaExceeded)/
const THROTTLED = /^(?:Throttl|TooManyRequests|LimitExceeded|RequestLimitExceeded)/

function kindOf(name: string): RefusalKind {
  if (DENIED.test(name)) return 'denied'
  return THROTTLED.test(name) ? 'throttled' : 'failed'
}

/** AppError unavailable. Logged by the error's name alone: its message may quote what was sent. */
export function awsRefusal(vendor: string, error: unknown): AppError {
  const cause = error instanceof Error ? error.name : 'unknown'
  logRefusal({ vendor, kind: kindOf(cause), cause })
  return new AppError('unavailable', { cause: `${vendor}: ${cause}` })
}

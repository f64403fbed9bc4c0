import * as z from 'zod/mini'
import { logger } from './logger.ts'
import { count } from './metrics.ts'
import { AppError } from '../app-error.ts'
import type { RefusalKind } from '#shared/catalog/monitoring/metrics.ts'

export type { RefusalKind }

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

/** What an HTTP status means with most vendors; 0 stands for no answer. */
export function kindOfStatus(status: number): RefusalKind {
  if (status === 401 || status === 403) return 'denied'
  if (status === 402) return 'out_of_credits'
  if (status === 429) return 'throttled'
  return status === 0 || status === 408 || status >= 500 ? 'failed' : 'unknown'
}

/** Names of SDK errors that mean a wrong policy, key or account setting. */
const DENIED =
  /^(?:AccessDenied|Unauthorized|UnrecognizedClient|ExpiredToken|InvalidSignature|InvalidClientTokenId|Credentials|Disabled|KMSInvalidState|InvalidKeyUsage|NotFound|ResourceNotFound|AccountSuspended|SendingPaused|MailFromDomainNotVerified|MessageRejected|ServiceQuotaExceeded)/
const THROTTLED = /^(?:Throttl|TooManyRequests|LimitExceeded|RequestLimitExceeded)/

const Answered = z.object({ $metadata: z.object({ httpStatusCode: z.number() }) })

/** What an SDK error means. Its name decides; an error without a known one, its status. */
function kindOf(name: string, error: unknown): RefusalKind {
  if (DENIED.test(name)) return 'denied'
  if (THROTTLED.test(name)) return 'throttled'
  const status = Answered.safeParse(error).data?.$metadata.httpStatusCode ?? 0
  return status === 0 || status >= 500 ? 'failed' : 'unknown'
}

/** Logs an SDK error by its name, since its message may quote what was sent. Returns AppError unavailable. */
export function awsRefusal(vendor: string, error: unknown): AppError {
  const cause = error instanceof Error ? error.name : 'unknown'
  logRefusal({ vendor, kind: kindOf(cause, error), cause })
  return new AppError('unavailable', { cause: `${vendor}: ${cause}` })
}

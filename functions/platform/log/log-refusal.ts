import { logger } from './logger.ts'
import { count } from './metrics.ts'

/** `denied` a key or grant, `out_of_credits`, `throttled` too many calls, `failed` the vendor's trouble. */
export type RefusalKind = 'denied' | 'out_of_credits' | 'throttled' | 'failed'

interface Refusal {
  readonly vendor: string
  readonly kind: RefusalKind
  /** The vendor's documented code, the name of the SDK's error, or the status; never the text of a message. */
  readonly cause: string
}

/** Codes are short words; whatever else stands in one may quote what was sent. */
const SAFE = /^[\w .:-]{1,80}$/

/** Logs that a vendor refused a call of ours, and counts it by its kind: callers of a vendor see less of it. */
export function logRefusal({ vendor, kind, cause }: Refusal): void {
  logger.warn({ vendor, kind, cause: SAFE.test(cause) ? cause : 'unsafe' }, 'a vendor refused')
  count('VendorRefused', 1, kind)
}

/** What a status means with most vendors. */
export function kindOfStatus(status: number): RefusalKind {
  if (status === 401 || status === 403) return 'denied'
  if (status === 402) return 'out_of_credits'
  return status === 429 ? 'throttled' : 'failed'
}

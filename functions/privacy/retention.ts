import type { Subscription } from '#functions/account/model.ts'
import { accessUntil } from '#functions/account/access-until.ts'
import { subscriptionAt } from '#functions/account/subscription-at.ts'
import { DAY } from '#platform/clock.ts'
import { RETENTION } from '#shared/catalog/constants.ts'
import type { RetentionDays } from '#shared/models/account/privacy.ts'
import type { Retention } from './retention.store.ts'

export type { Retention }

/** What counts as use of an account: the user's activity, and a plan or trial. */
export interface Use {
  readonly lastActivityAt: Date | null
  readonly subscription: Subscription
}

export type Verdict =
  | { readonly kind: 'keep'; readonly next: Retention }
  | { readonly kind: 'warn'; readonly days: RetentionDays; readonly deleteAt: Date; readonly usedUntil: Date }
  | { readonly kind: 'delete' }

const WARNING_MS = RETENTION.warningDays * DAY

const later = (a: Date, b: Date | null): Date => (b !== null && b > a ? b : a)
const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

/** Until when the account counts as used; null while it has a plan without an end, also one after a trial. */
function inUseUntil({ usedUntil }: Retention, { lastActivityAt, subscription }: Use, now: Date): Date | null {
  const inForce = subscriptionAt(subscription, now)
  if (inForce.plan !== null && inForce.cancelAt === null) return null
  return later(later(usedUntil, lastActivityAt), accessUntil(inForce))
}

interface Countdown {
  readonly days: RetentionDays
  readonly usedUntil: Date
  readonly deleteAt: Date
  /** The warning sent since the account was last used. */
  readonly warning: Retention['warning']
}

/** Null without a countdown. The deletion is always at least seven full days after the warning. */
function countdown(retention: Retention, use: Use, now: Date): Countdown | null {
  const usedUntil = inUseUntil(retention, use, now)
  if (retention.days === null || usedUntil === null) return null
  const warning = retention.warning !== null && retention.warning.at >= usedUntil ? retention.warning : null
  const due = after(usedUntil, retention.days * DAY)
  return {
    days: retention.days,
    usedUntil,
    warning,
    deleteAt: warning === null ? later(due, after(now, WARNING_MS)) : later(due, warning.deleteAt),
  }
}

/** When the account is deleted if it stays unused; null without a countdown. */
export const scheduledDeletion = (retention: Retention, use: Use, now: Date): Date | null =>
  countdown(retention, use, now)?.deleteAt ?? null

/** Decides what to do with an account now. */
export function judge(retention: Retention, use: Use, now: Date): Verdict {
  const keep = (next: Partial<Retention>): Verdict => ({ kind: 'keep', next: { ...retention, ...next } })
  const counting = countdown(retention, use, now)
  if (retention.days === null) return keep({ warning: null, lookAt: null })
  // How a plan ended is not stored afterwards, so the account is checked weekly and counts as used until
  // then.
  if (counting === null) return keep({ usedUntil: now, warning: null, lookAt: after(now, WARNING_MS) })
  const { days, usedUntil, warning, deleteAt } = counting
  if (warning !== null)
    return now >= deleteAt ? { kind: 'delete' } : keep({ usedUntil, warning, lookAt: deleteAt })
  const warnAt = after(deleteAt, -WARNING_MS)
  return now >= warnAt
    ? { kind: 'warn', days, deleteAt, usedUntil }
    : keep({ usedUntil, warning: null, lookAt: warnAt })
}

/** The retention after the verdict's warning was sent at `at`. */
export function warned(
  retention: Retention,
  { usedUntil, deleteAt }: Extract<Verdict, { kind: 'warn' }>,
  at: Date,
): Retention {
  const lookAt = later(deleteAt, after(at, WARNING_MS))
  return { ...retention, usedUntil, warning: { at, deleteAt: lookAt }, lookAt }
}

/** A new choice. It counts as use of the account, so the days start from now. */
export function chosen(days: RetentionDays | null, subscription: Subscription, now: Date): Retention {
  const fresh: Retention = { days, acceptedAt: now, usedUntil: now, warning: null, lookAt: null }
  const verdict = judge(fresh, { lastActivityAt: now, subscription }, now)
  // The shortest choice is longer than the warning, so nothing is due at once.
  return verdict.kind === 'keep' ? verdict.next : fresh
}

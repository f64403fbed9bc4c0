import { HOUR } from '#platform/clock.ts'
import type { PlanId } from '#shared/catalog/plans.ts'

/** How long the plan after a trial gives access before the payment provider has reported it. Milliseconds. */
export const REPORT_DELAY = HOUR

const NEVER = new Date('9999-12-31T00:00:00.000Z')

/** What decides when access ends. */
interface Access {
  readonly isTrial: boolean
  readonly trialEndsAt: Date | null
  readonly plan: PlanId | null
  readonly cancelAt: Date | null
}

/** When access ends if nothing changes until then; null for a subscription that never gives access. */
export function accessUntil({ isTrial, trialEndsAt, plan, cancelAt }: Access): Date | null {
  if (!isTrial) return plan === null ? null : (cancelAt ?? NEVER)
  return trialEndsAt !== null && plan !== null && cancelAt === null
    ? new Date(trialEndsAt.getTime() + REPORT_DELAY)
    : trialEndsAt
}

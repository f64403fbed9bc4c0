import { BRAND } from '#shared/brand.ts'
import { retryPayment } from '#shared/contracts/billing.ts'
import type { BodyInputOf } from '#shared/contracts/contract.ts'
import type { PlanId } from '#shared/catalog/plans.ts'

type RetryInput = BodyInputOf<typeof retryPayment>

/**
 * The body of a retry. An invalid email or payment id from the address is left out, because the retry works
 * without it.
 */
export function retryInput(plan: PlanId, email: string | null, session: string | null): RetryInput {
  const parts: readonly Partial<RetryInput>[] = [
    email === null ? {} : { email },
    session === null ? {} : { failedSessionId: session },
  ]
  const valid = parts.filter((part) => retryPayment.body.safeParse({ plan, ...part }).success)
  return Object.assign({ plan }, ...valid)
}

/** A mailto link to support that names the payment. */
export function supportAddress(session: string | null): string {
  const subject = session === null ? 'Payment problem' : `Payment problem, session ${session}`
  return `mailto:${BRAND.supportEmail}?subject=${encodeURIComponent(subject)}`
}

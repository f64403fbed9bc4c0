import { PLANS, type PlanId } from '#shared/catalog/plans.ts'
import { storeConsent, storedConsent } from '#web/lib/page/consent.ts'
import { PLAN_KEY, readItem, storeItem } from '#web/lib/storage.ts'

export const isPlanId = (value: string | null): value is PlanId =>
  value !== null && Object.hasOwn(PLANS, value)

/**
 * Keeps the choice for the sign-up and clears the rest of the storage, except for the answer about page
 * views. Where a browser stores nothing, the address carries the plan.
 */
export function saveSelectedPlan(plan: PlanId): void {
  const consent = storedConsent()
  try {
    localStorage.clear()
  } catch {
    return
  }
  if (consent !== null) storeConsent(consent)
  storeItem(PLAN_KEY, plan)
}

/** The plan that was chosen in this browser; null when none was, or the stored value is not a plan. */
export function storedPlan(): PlanId | null {
  const value = readItem(PLAN_KEY)
  return isPlanId(value) ? value : null
}

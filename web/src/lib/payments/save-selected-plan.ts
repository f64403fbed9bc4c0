import { storeConsent, storedConsent } from '#web/lib/page/consent.ts'
import { PLAN_KEY, storeItem } from '#web/lib/storage.ts'

/**
 * Keeps the choice for the sign-up and clears the rest of the storage, except for the answer about page
 * views. Where a browser stores nothing, the address carries the plan.
 */
export function saveSelectedPlan(plan: string): void {
  const consent = storedConsent()
  try {
    localStorage.clear()
  } catch {
    return
  }
  if (consent !== null) storeConsent(consent)
  storeItem(PLAN_KEY, plan)
}

import { storeConsent, storedConsent } from '#web/lib/page/consent.ts'
import type { PlanId } from '#shared/catalog/plans.ts'

const KEY = 'selectedPlan'

/**
 * Spelt out instead of parsed with a schema: the public pages load this first, and the parser would weigh
 * more than they do.
 */
const KNOWN: Readonly<Record<PlanId, true>> = { starter: true, pro: true, elite: true }

export const isPlanId = (value: string | null): value is PlanId =>
  value !== null && Object.hasOwn(KNOWN, value)

/**
 * Keeps the choice for the sign-up and clears the rest of the storage, except for the answer about page
 * views. Where a browser stores nothing, the address carries the plan.
 */
export function saveSelectedPlan(plan: PlanId): void {
  try {
    const consent = storedConsent()
    localStorage.clear()
    if (consent !== null) storeConsent(consent)
    localStorage.setItem(KEY, plan)
  } catch {
    // Storage is switched off.
  }
}

/** The plan that was chosen in this browser; null when none was, or the stored value is not a plan. */
export function storedPlan(): PlanId | null {
  try {
    const value = localStorage.getItem(KEY)
    return isPlanId(value) ? value : null
  } catch {
    return null
  }
}

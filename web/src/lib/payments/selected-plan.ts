import { PLANS, type PlanId } from '#shared/catalog/plans.ts'
import { PLAN_KEY, readItem } from '#web/lib/storage.ts'

export const isPlanId = (value: string | null): value is PlanId =>
  value !== null && Object.hasOwn(PLANS, value)

/** The plan that was chosen in this browser; null when none was, or the stored value is not a plan. */
export function storedPlan(): PlanId | null {
  const value = readItem(PLAN_KEY)
  return isPlanId(value) ? value : null
}

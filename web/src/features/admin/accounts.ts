import { PLANS } from '#shared/catalog/plans.ts'
import type { AdminUser } from '#shared/models/admin/admin.ts'

/** The user's plan in a word. */
export const planOf = ({ currentPlan, isTrial }: AdminUser): string =>
  currentPlan !== null ? PLANS[currentPlan].name : isTrial ? 'Trial' : 'None'

/** Whether a person with direct access to the table has acted, who is recorded as `operator`. */
export const isCommandLine = (adminId: string | null) => adminId === null || adminId === 'operator'

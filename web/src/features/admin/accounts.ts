import { PLANS } from '#shared/catalog/plans.ts'
import type { AdminUser } from '#shared/models/admin/admin.ts'
import { dollars } from '#web/lib/payments/money.ts'
import { showDate, showMoment } from '#web/lib/time.ts'

/** The user's plan in a word. */
export const planOf = ({ currentPlan, isTrial, overdue }: AdminUser): string =>
  currentPlan !== null ? PLANS[currentPlan].name : overdue !== null ? 'None' : isTrial ? 'Trial' : 'None'

/** A charge that failed, in a sentence; null without one. */
export const overdueOf = ({ overdue }: AdminUser): string | null =>
  overdue === null
    ? null
    : `${dollars(overdue.amountCents)} ${overdue.problem === 'declined' ? 'declined' : 'waits for the bank'}${overdue.lastFour === null ? '' : `, card ${overdue.lastFour}`}; ${overdue.nextTryAt === null ? 'not tried again' : `next try ${showMoment(overdue.nextTryAt)}`}`

/** A payment that is disputed, in a sentence. */
export const disputeOf = ({ amountCents, openedAt }: NonNullable<AdminUser['dispute']>): string =>
  `${dollars(amountCents)} disputed since ${showDate(openedAt)}`

/** Whether a person with direct access to the table has acted, who is recorded as `operator`. */
export const isCommandLine = (adminId: string | null) => adminId === null || adminId === 'operator'

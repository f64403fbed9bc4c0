import { PLANS } from '#shared/catalog/plans.ts'
import type { AdminUser } from '#shared/models/admin/admin.ts'
import { dollars } from '#web/lib/payments/money.ts'
import { showDate, showMoment } from '#web/lib/time.ts'

/** The plan that gives emails now, in a word. */
export const planOf = ({ currentPlan, isTrial }: AdminUser): string =>
  currentPlan !== null ? PLANS[currentPlan].name : isTrial ? 'Trial' : 'None'

/** Whether there is a subscription at Stripe that can charge. */
export const hasSubscription = ({ currentPlan, isTrial, overdue }: AdminUser): boolean =>
  currentPlan !== null || isTrial || overdue !== null

/** A charge that failed, in a sentence; null without one. */
export const overdueOf = ({ overdue }: AdminUser): string | null =>
  overdue === null
    ? null
    : `${dollars(overdue.amountCents)} ${overdue.problem === 'declined' ? 'declined' : 'waits for the bank'}${overdue.lastFour === null ? '' : `, card ${overdue.lastFour}`}; ${overdue.nextTryAt === null ? 'not tried again' : `next try ${showMoment(overdue.nextTryAt)}`}`

/** The month that is skipped. */
export const pauseOf = ({ from, until }: NonNullable<AdminUser['pause']>): string =>
  `${showDate(from)} to ${showDate(until)}, nothing is charged for it`

/** A payment that is disputed, in a sentence. */
export const disputeOf = ({ amountCents, openedAt }: NonNullable<AdminUser['dispute']>): string =>
  `${dollars(amountCents)} disputed since ${showDate(openedAt)}`

/** Whether a person with direct access to the table has acted, who is recorded as `operator`. */
export const isCommandLine = (adminId: string | null) => adminId === null || adminId === 'operator'

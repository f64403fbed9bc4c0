import type { Subscription } from '#functions/account/model.ts'
import { planChanged, planChangePlanned } from '#functions/mail/billing/plan-change.ts'
import { sendOnce } from '#functions/mail/send-once.ts'
import { DAY } from '#platform/clock.ts'
import { PLANS, type PlanId } from '#shared/catalog/plans.ts'
import type { SyncedSubscription } from '../subscription/sync-subscription.ts'
import type { NotifySubscriptionDeps } from '../subscription/notify-subscription.ts'

/** News of a change come within days; what is older was told, or never will be. */
const NEWS_MS = 30 * DAY

interface Change {
  readonly subscriptionId: string
  readonly from: PlanId
  readonly to: PlanId
  readonly nextMonth: Date
  readonly cancelAt: Date | null
}

/**
 * Notifies a user by mail, once, that another plan counts, and that one was chosen for the next month. Throws
 * AppError unavailable when it could not be sent.
 */
export async function notifyPlanChange(
  userId: string,
  { billing: { subscriptionId }, subscription }: SyncedSubscription,
  deps: NotifySubscriptionDeps,
): Promise<void> {
  const { plan, nextPlan, previousPlan, planActivatedAt, planExpiresAt: nextMonth, cancelAt } = subscription
  if (subscriptionId === null || plan === null || nextMonth === null) return
  const common = { subscriptionId, nextMonth, cancelAt }
  if (previousPlan !== null && isRecent(planActivatedAt, deps))
    await sendOnce(
      userId,
      `PLAN_CHANGED#${subscriptionId}#${planActivatedAt.toISOString()}`,
      async () => {
        const figures = await figuresOf(userId, { ...common, from: previousPlan, to: plan }, deps)
        return (
          figures && planChanged({ ...figures, charged: await deps.invoices.paidForChange(subscriptionId) })
        )
      },
      deps,
    )
  if (nextPlan !== null && cancelAt === null)
    await sendOnce(
      userId,
      `NEXT_PLAN#${subscriptionId}#${nextPlan}#${nextMonth.toISOString()}`,
      async () => {
        const figures = await figuresOf(userId, { ...common, from: plan, to: nextPlan }, deps)
        return figures && planChangePlanned(figures)
      },
      deps,
    )
}

const isRecent = (
  at: Subscription['planActivatedAt'],
  { clock }: Pick<NotifySubscriptionDeps, 'clock'>,
): at is Date => at !== null && clock.now().getTime() - at.getTime() < NEWS_MS

/** Null for an account that is gone or off. */
async function figuresOf(
  userId: string,
  { subscriptionId, from, to, nextMonth, cancelAt }: Change,
  { billings, invoices, site }: NotifySubscriptionDeps,
) {
  const { account } = await billings.read(userId)
  if (account === null || !account.isActive) return null
  return {
    to: account.email,
    firstName: account.firstName,
    from: PLANS[from].name,
    planName: PLANS[to].name,
    emailsPerDay: PLANS[to].emailsPerDay,
    // Of a plan that ends there is no next invoice.
    monthly: cancelAt === null ? await invoices.nextTotal(subscriptionId) : null,
    nextMonth,
    site,
  }
}

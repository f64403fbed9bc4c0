import type { Subscription } from '#functions/account/model.ts'
import { planChanged, planChangePlanned } from '#functions/mail/billing/plan-change.ts'
import { DAY } from '#platform/clock.ts'
import { PLANS, type PlanId } from '#shared/catalog/plans.ts'
import type { SyncedSubscription } from '../subscription/sync-subscription.ts'
import { notifyActive, type NotifySubscriptionDeps } from '../subscription/notify-active.ts'

/** News of a change arrives within days. An older change was announced already, or never will be. */
const NEWS_MS = 30 * DAY

interface Change {
  readonly subscriptionId: string
  readonly from: PlanId
  readonly to: PlanId
  readonly nextMonth: Date
  readonly cancelAt: Date | null
}

/**
 * Emails a user, once each, that their plan has changed and that another plan was chosen for the next month.
 * Throws AppError unavailable when a mail could not be sent.
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
    await notifyActive(
      userId,
      `PLAN_CHANGED#${subscriptionId}#${planActivatedAt.toISOString()}`,
      async (recipient) => {
        const figures = await figuresOf({ ...common, from: previousPlan, to: plan }, deps)
        return planChanged({
          ...recipient,
          ...figures,
          charged: await deps.invoices.paidForChange(subscriptionId),
        })
      },
      deps,
    )
  if (nextPlan !== null && cancelAt === null)
    await notifyActive(
      userId,
      `NEXT_PLAN#${subscriptionId}#${nextPlan}#${nextMonth.toISOString()}`,
      async (recipient) =>
        planChangePlanned({
          ...recipient,
          ...(await figuresOf({ ...common, from: plan, to: nextPlan }, deps)),
        }),
      deps,
    )
}

const isRecent = (
  at: Subscription['planActivatedAt'],
  { clock }: Pick<NotifySubscriptionDeps, 'clock'>,
): at is Date => at !== null && clock.now().getTime() - at.getTime() < NEWS_MS

const figuresOf = async (
  { subscriptionId, from, to, nextMonth, cancelAt }: Change,
  { invoices, site }: NotifySubscriptionDeps,
) => ({
  from: PLANS[from].name,
  planName: PLANS[to].name,
  emailsPerDay: PLANS[to].emailsPerDay,
  // A plan that ends has no next invoice.
  monthly: cancelAt === null ? await invoices.nextTotal(subscriptionId) : null,
  nextMonth,
  site,
})

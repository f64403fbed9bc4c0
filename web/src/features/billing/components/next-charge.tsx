import { PLANS } from '#shared/catalog/plans.ts'
import type { User } from '#shared/models/account/user.ts'
import { dollars } from '#web/lib/payments/money.ts'
import { subscriptionStatus } from '#web/lib/session/subscription-status.ts'
import { showDate, showChargeTime } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { CancelOverdue, CancelSubscription, untilOf } from './cancel-subscription.tsx'

interface Charge {
  /** The amount and its day. */
  readonly what: string
  readonly why: string
}

/** What is charged next, and why; null without a plan. Coupons are the payment provider's. */
export function nextChargeOf(user: User, now: number): Charge | null {
  const subscription = subscriptionStatus(user, now)
  if (user.overdue !== null)
    return {
      what: `${dollars(user.overdue.amountCents)} is open`,
      why: 'This payment failed. If you cancel, we drop it and charge nothing more.',
    }
  if (subscription.kind === 'none' || (subscription.kind === 'trial' && !subscription.trial.active))
    return null
  if (user.subscriptionCancelAt !== null)
    return { what: 'Nothing more is charged', why: `You canceled. You keep access until ${untilOf(user)}.` }
  if (subscription.kind === 'trial') {
    const { name, priceUsd } = PLANS[user.trialPlan ?? 'starter']
    return {
      what: `$${priceUsd} on ${showChargeTime(user.trialEndsAt)}`,
      why: `The ${name} plan begins after your trial, even while the search is paused. A coupon may lower it.`,
    }
  }
  if (user.pause !== null)
    return {
      what: `$${subscription.plan.priceUsd} on ${showDate(user.pause.until)}`,
      why: `Your plan is paused from ${showDate(user.pause.from)} until then. A coupon may lower it.`,
    }
  const { name, priceUsd } = user.nextPlan === null ? subscription.plan : PLANS[user.nextPlan]
  return {
    what: `$${priceUsd} on ${showDate(user.planExpiresAt)}`,
    why: `The ${name} plan renews even while the search is paused. A coupon may lower it.`,
  }
}

/** The next charge, and the button that cancels it. Renders nothing without a plan. */
export function NextCharge({ user }: { user: User }) {
  const charge = nextChargeOf(user, useNow())
  if (charge === null) return null
  return (
    <section
      aria-labelledby="next-charge"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-b border-line pb-6"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h3 id="next-charge" className="font-sans text-sm font-normal text-muted">
          {user.subscriptionCancelAt === null ? 'Your next charge' : 'Your plan'}
        </h3>
        <p className="mt-0.5 font-serif text-2xl tabular">{charge.what}</p>
        <p className="mt-1 measure text-sm text-muted">{charge.why}</p>
      </div>
      {user.overdue !== null && <CancelOverdue amount={dollars(user.overdue.amountCents)} />}
      {user.overdue === null && user.subscriptionCancelAt === null && <CancelSubscription user={user} />}
    </section>
  )
}

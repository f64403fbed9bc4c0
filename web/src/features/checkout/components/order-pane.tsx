import { ONE_TRIAL, PLANS, TRIAL, type PlanId } from '#shared/catalog/plans.ts'
import { BackLink } from '#web/components/ui/links.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { dollars } from '#web/lib/payments/money.ts'
import { paths } from '#web/lib/paths.ts'
import type { Terms } from '#web/features/checkout/terms.ts'
import type { CouponState } from '#web/features/checkout/use-coupon.ts'
import { CouponBox } from './coupon-box.tsx'
import { OrderSummary } from './order-summary.tsx'

interface OrderPaneProps {
  plan: PlanId
  email: string | null
  terms: Terms
  trialAvailable: boolean
  /** Null for a visitor: a code is checked for a user. */
  coupon: CouponState | null
  now: number
  /** Whether a payment is in progress: the order must not change then. */
  locked: boolean
}

/** What is bought, for which account, and for how much. */
export function OrderPane({ plan, email, terms, trialAvailable, coupon, now, locked }: OrderPaneProps) {
  const { name, emailsPerDay, emailsPerMonth } = PLANS[plan]
  return (
    <div className="min-w-0">
      <BackLink to={paths.pricing}>Choose another plan</BackLink>
      <h1 className="mt-5 text-3xl">{titleOf(name, terms)}</h1>
      {terms.trial && <TrialBanner />}
      {!trialAvailable && !terms.free && <TrialSpent />}
      <dl className="mt-7 space-y-4 text-sm">
        <div>
          <dt className="text-muted">Plan</dt>
          <dd className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-serif text-xl font-semibold">{name}</span>
            <span className="tabular">
              <span className="font-serif text-xl font-semibold">{dollars(terms.priceCents)}</span> a month
            </span>
          </dd>
          <dd className="text-muted">
            Up to {emailsPerDay} emails a day, {emailsPerMonth} a month
          </dd>
        </div>
        {email !== null && (
          <div>
            <dt className="text-muted">Set up for</dt>
            <dd className="mt-0.5 font-medium break-words">{email}</dd>
          </div>
        )}
      </dl>
      {coupon && <CouponBox coupon={coupon} locked={locked} />}
      <OrderSummary plan={name} terms={terms} coupon={coupon?.applied ?? null} now={now} />
    </div>
  )
}

function titleOf(name: string, { trial, free }: Terms): string {
  if (trial) return `Try ${name} free for ${TRIAL.days} day`
  return free ? `Activate ${name}` : `Subscribe to ${name}`
}

function TrialBanner() {
  return (
    <div className="mt-5 rounded-md bg-accent-soft px-4 py-3.5 text-sm">
      <p className="font-semibold">
        {TRIAL.days}-Day Free Trial with {TRIAL.emails} Free Emails
      </p>
      <p className="mt-0.5">
        Nothing is charged for 24 hours. Cancel in that time from your dashboard and you pay nothing.
      </p>
      <p className="mt-0.5">{ONE_TRIAL}</p>
    </div>
  )
}

function TrialSpent() {
  return (
    <Notice tone="info" className="mt-5">
      {ONE_TRIAL} This account, or the card you gave, has had it, so the first month is charged today.
    </Notice>
  )
}

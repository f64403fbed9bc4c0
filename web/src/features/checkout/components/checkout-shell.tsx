import type { ReactNode } from 'react'
import { PLANS, type PlanId } from '#shared/catalog/plans.ts'
import { Card } from '#web/components/ui/card.tsx'
import { BackLink } from '#web/components/ui/links.tsx'
import { Waiting } from '#web/components/ui/states/waiting.tsx'
import { dollars } from '#web/lib/payments/money.ts'
import { paths } from '#web/lib/paths.ts'
import { CHECKOUT } from '#web/features/checkout/texts.ts'

/** The order and the payment: side by side on wide screens. */
export const CheckoutColumns = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-14">{children}</div>
)

/** The plan and its price, before it is known who pays and whether there is a trial. Also prerendered. */
export function CheckoutShell({ plan }: { plan: PlanId }) {
  return (
    <CheckoutColumns>
      <div className="min-w-0">
        <BackLink to={paths.pricing}>Choose another plan</BackLink>
        <h1 className="mt-3 text-3xl lg:mt-5">Your {PLANS[plan].name} plan</h1>
        <dl className="mt-5 text-sm lg:mt-7">
          <PlanLine plan={plan} priceCents={PLANS[plan].priceUsd * 100} />
        </dl>
      </div>
      <Card className="p-5 sm:p-6">
        <h2 className="text-xl">Payment details</h2>
        <Waiting className="min-h-96">{CHECKOUT.settingUp}</Waiting>
      </Card>
    </CheckoutColumns>
  )
}

export function PlanLine({ plan, priceCents }: { plan: PlanId; priceCents: number }) {
  const { name, emailsPerDay, emailsPerMonth } = PLANS[plan]
  return (
    <div>
      <dt className="text-muted">Plan</dt>
      <dd className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-serif text-xl font-semibold">{name}</span>
        <span className="tabular">
          <span className="font-serif text-xl font-semibold">{dollars(priceCents)}</span> a month
        </span>
      </dd>
      <dd className="text-muted">
        Up to {emailsPerDay} emails a day, {emailsPerMonth} a month
      </dd>
    </div>
  )
}

import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Section } from '#web/components/ui/section.tsx'
import { dollars } from '#web/lib/payments/money.ts'
import { offOf } from '#web/lib/payments/price.ts'
import type { Coupon } from '#web/features/checkout/kept-coupon.ts'
import { chargeMoment, firstCharge, laterCents, type Terms } from '#web/features/checkout/terms.ts'

interface OrderSummaryProps {
  plan: string
  terms: Terms
  coupon: Coupon | null
  now: number
}

/** Every amount, with the day on which it is charged. */
export function OrderSummary({ plan, terms, coupon, now }: OrderSummaryProps) {
  const { trial, priceCents, firstCents, months, todayCents, free } = terms
  const discount = priceCents - firstCents
  const first = firstCharge(terms, now)
  return (
    <Section level={2} title="Order summary" className="mt-7 border-t border-line pt-5">
      <dl className="mt-3 space-y-2.5 text-sm tabular" aria-live="polite">
        <Line label={`${plan}, one month`} amount={priceCents} />
        {discount > 0 && (
          <Line
            label={coupon ? `Coupon ${coupon.code}` : 'Discount'}
            note={coupon && (coupon.message || `${offOf(coupon)} off`)}
            amount={-discount}
          />
        )}
        {!free && first.at > now && (
          <Line label="First charge" note={chargeMoment(first.at)} amount={first.cents} />
        )}
        {months !== null && months > 1 && (
          <Line label={`Each of the first ${months} months`} amount={firstCents} />
        )}
        <Line label={free ? 'Each month' : 'Then monthly'} amount={laterCents(terms)} />
        <Line label="Due today" note={trial ? 'During the trial' : undefined} amount={todayCents} total />
      </dl>
    </Section>
  )
}

function Line({
  label,
  note,
  amount,
  total = false,
}: {
  label: string
  note?: ReactNode
  amount: number
  total?: boolean
}) {
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4',
        total && 'border-t border-line pt-3 text-base font-semibold',
      )}
    >
      <dt>
        {label}
        {note && <span className="block text-xs font-normal text-muted">{note}</span>}
      </dt>
      <dd>{dollars(amount)}</dd>
    </div>
  )
}

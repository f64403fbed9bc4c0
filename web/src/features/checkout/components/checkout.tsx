import { Elements } from '@stripe/react-stripe-js'
import { useMemo, useState } from 'react'
import { PLANS, type PlanId } from '#shared/catalog/plans.ts'
import { usePayments } from '#web/lib/payments/stripe.ts'
import { useTheme } from '#web/lib/payments/stripe-appearance.ts'
import { useNow } from '#web/lib/use-now.ts'
import { cardFormOptions } from '#web/features/checkout/card-form-options.ts'
import type { CheckoutAddress } from '#web/features/checkout/checkout-address.ts'
import type { Order } from '#web/features/checkout/pay.ts'
import { type Terms, termsOf } from '#web/features/checkout/terms.ts'
import { SUBSCRIBED } from '#web/features/checkout/texts.ts'
import { useBuyer } from '#web/features/checkout/use-buyer.ts'
import { useCoupon } from '#web/features/checkout/use-coupon.ts'
import { usePayment } from '#web/features/checkout/use-payment.ts'
import { CheckoutColumns, CheckoutShell } from './checkout-shell.tsx'
import { OrderPane } from './order-pane.tsx'
import { PaymentPane } from './payment-pane.tsx'
import { Moment } from '#web/components/site/moment.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'

interface CheckoutProps {
  plan: PlanId
  address: Omit<CheckoutAddress, 'plan'>
  query: URLSearchParams
}

/** The checkout. Its state is above the card form, which keeps its input when the amount changes. */
export function Checkout({ plan, address, query }: CheckoutProps) {
  const now = useNow(30_000)
  const theme = useTheme()
  const payments = usePayments()
  const buyer = useBuyer(address, now)
  const coupon = useCoupon(plan)
  const payment = usePayment(address.refused)
  const [answer, setAnswer] = useState<{ code: string | null; terms: Terms } | null>(null)

  const code = coupon.applied?.code ?? null
  const terms =
    answer !== null && answer.code === code
      ? answer.terms
      : termsOf(plan, buyer.trialAvailable, coupon.applied)
  const needsCard = !terms.free
  const todayCents = buyer.checking ? null : terms.todayCents
  const options = useMemo(() => cardFormOptions(todayCents, theme), [todayCents, theme])

  const onPay = async (card: Order['card']) => {
    if (buyer.email === null || (needsCard && card === null)) return
    const order = {
      buyer: { plan, email: buyer.email, mailSignup: address.mailSignup },
      coupon: coupon.applied,
      terms,
      card: needsCard ? card : null,
    }
    const outcome = await payment.submit(order)
    if (outcome?.kind === 'other_terms') setAnswer({ code, terms: outcome.terms })
    if (outcome?.kind === 'refused' && outcome.trouble.kind === 'coupon_invalid')
      coupon.refuse(outcome.trouble.reason)
  }

  // The subscription of this very payment may be reported before the browser has left for the success page.
  const subscribed = (buyer.subscribed && !payment.processing) || payment.subscribed

  return (
    <Elements key={buyer.checking ? 'unknown' : 'known'} stripe={payments.stripe} options={options}>
      {buyer.checking && <CheckoutShell plan={plan} />}
      {subscribed && <Subscribed plan={buyer.currentPlan} />}
      {!buyer.checking && !subscribed && (
        <CheckoutColumns>
          <OrderPane
            plan={plan}
            email={buyer.email}
            terms={terms}
            trialAvailable={buyer.trialAvailable}
            coupon={buyer.signedOut ? null : coupon}
            now={now}
            locked={payment.processing}
          />
          <PaymentPane
            plan={plan}
            buyer={buyer}
            query={query}
            terms={terms}
            payments={payments}
            payment={payment}
            now={now}
            onPay={onPay}
          />
        </CheckoutColumns>
      )}
    </Elements>
  )
}

/** Replaces the checkout for a user who already has a subscription. */
function Subscribed({ plan }: { plan: PlanId | null }) {
  return (
    <Moment mark="done" title={plan === null ? SUBSCRIBED.title : `You already have ${PLANS[plan].name}`}>
      <p className="mt-3 measure text-lg text-muted">{SUBSCRIBED.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink variant="accent" size="lg" to={paths.account}>
          Go to your dashboard
        </ButtonLink>
        <ButtonLink size="lg" to={paths.pricing}>
          See the plans
        </ButtonLink>
      </div>
    </Moment>
  )
}

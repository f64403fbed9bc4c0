import { useElements, useStripe } from '@stripe/react-stripe-js'
import { type PlanId, PLANS } from '#shared/catalog/plans.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { dollars } from '#web/lib/payments/money.ts'
import type { Payments } from '#web/lib/payments/stripe.ts'
import type { Order } from '#web/features/checkout/pay.ts'
import { chargeMoment, firstCharge, laterCents, type Terms } from '#web/features/checkout/terms.ts'
import type { BuyerState } from '#web/features/checkout/use-buyer.ts'
import type { Payment } from '#web/features/checkout/use-payment.ts'
import { CardForm } from './card-form.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { PolicyLink } from '#web/components/ui/links.tsx'
import { paths } from '#web/lib/paths.ts'

interface PaymentPaneProps {
  plan: PlanId
  buyer: BuyerState
  query: URLSearchParams
  terms: Terms
  payments: Payments
  payment: Payment
  now: number
  onPay: (card: Order['card']) => Promise<void>
}

/** The card form and its button, or why they cannot be shown. */
export function PaymentPane({ plan, buyer, query, terms, payments, payment, now, onPay }: PaymentPaneProps) {
  const stripe = useStripe()
  const elements = useElements()
  const needsCard = !terms.free
  const connected = stripe !== null && elements !== null
  const context = { plan, buyer, query, terms, now }
  if (buyer.signedOut || buyer.email === null)
    return <TroubleNotice trouble={{ kind: 'signed_out' }} {...context} urgent={payment.trouble !== null} />
  return (
    <div className="min-w-0 space-y-5">
      {buyer.signedInAs !== null && payment.trouble === null && (
        <TroubleNotice trouble={{ kind: 'account_mismatch' }} {...context} urgent={false} />
      )}
      <Card className="p-5 sm:p-6">
        <h2 className="text-xl">{needsCard ? 'Payment details' : 'Nothing to pay'}</h2>
        <form
          noValidate
          className="mt-5"
          onSubmit={(event) => {
            event.preventDefault()
            void onPay(connected ? { stripe, elements } : null)
          }}
        >
          {!needsCard && (
            <p className="measure text-sm">
              With this code {PLANS[plan].name} costs {dollars(0)} each month, so no card is needed.
            </p>
          )}
          {needsCard && payments.failed && (
            <ErrorState
              title="The card form couldn’t be loaded"
              description={
                'It comes from Stripe, our payment provider. Check your connection, switch ' +
                'off a blocker for this page, and try again.'
              }
              onRetry={payments.retry}
            />
          )}
          {needsCard && !payments.failed && <CardForm email={buyer.email} />}
          {payment.trouble && (
            <div className="mt-5">
              <TroubleNotice trouble={payment.trouble} {...context} urgent />
            </div>
          )}
          {(!needsCard || !payments.failed) && (
            <>
              <Button
                type="submit"
                variant="accent"
                size="lg"
                className="mt-6 w-full"
                busy={payment.processing}
                disabled={needsCard && !connected}
              >
                {buttonText(terms, payment.processing, needsCard && !connected)}
              </Button>
              <p className="mt-3 text-sm text-pretty">{promiseOf(terms, now)}</p>
              <Agreement withCard={needsCard} />
            </>
          )}
        </form>
      </Card>
    </div>
  )
}

function buttonText({ trial, todayCents, free }: Terms, processing: boolean, loading: boolean): string {
  if (processing) return 'Working on it…'
  if (loading) return 'Loading the card form…'
  if (trial) return `Start the free trial, ${dollars(0)} today`
  return free || todayCents === 0 ? `Activate for ${dollars(0)}` : `Pay ${dollars(todayCents)} now`
}

function promiseOf(terms: Terms, now: number): string {
  const { firstCents, todayCents, free } = terms
  if (free) return 'Nothing is charged, today or later.'
  const later = terms.months === null ? 'then every month' : `then ${dollars(laterCents(terms))} every month`
  if (todayCents === 0) {
    const { cents, at } = firstCharge(terms, now)
    const after = firstCents === 0 ? 'then every month,' : followedBy(terms, later)
    return (
      `Nothing is charged today. ${dollars(cents)} is charged on ${chargeMoment(at)}, ${after} ` +
      'unless you cancel first in your dashboard.'
    )
  }
  return `${dollars(todayCents)} is charged now, ${followedBy(terms, later)} until you cancel in your dashboard.`
}

/** The charges after the first one; a coupon may apply to some months only. */
function followedBy({ months }: Terms, later: string): string {
  return months !== null && months > 1 ? `the same for ${months - 1} more months, ${later},` : `${later},`
}

function Agreement({ withCard }: { withCard: boolean }) {
  return (
    <p className="mt-3 text-xs text-muted">
      By continuing you agree to the <PolicyLink to={paths.termsOfService}>Terms of Service</PolicyLink>, the{' '}
      <PolicyLink to={paths.privacyPolicy}>Privacy Policy</PolicyLink> and the{' '}
      <PolicyLink to={paths.refundPolicy}>Refund Policy</PolicyLink>.
      {withCard && ' Your card details go to Stripe; we never see them.'}
    </p>
  )
}

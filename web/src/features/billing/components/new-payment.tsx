import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useMemo, useState, type ReactNode } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { notify } from '#web/lib/notify.ts'
import { Waiting } from '#web/components/ui/states/waiting.tsx'
import { usePayments } from '#web/lib/payments/stripe.ts'
import { appearanceOf, useTheme } from '#web/lib/payments/stripe-appearance.ts'
import type { NewCard } from '#web/features/billing/run-upgrade.ts'
import { UPGRADE } from '#web/features/billing/texts.ts'
import type { Upgrade } from '#web/features/billing/use-upgrade.ts'

interface NewPaymentProps {
  email: string
  /** Null while the card form is being set up. */
  clientSecret: string | null
  upgrade: Upgrade
  onPay: (card: NewCard) => void
  onRetry: () => void
  onClose: () => void
  /** The button that charges the card. */
  children: ReactNode
}

/** The card form, or why it cannot be shown. */
export function NewPayment({ clientSecret, onRetry, onClose, ...rest }: NewPaymentProps) {
  const payments = usePayments()
  const theme = useTheme()
  const options = useMemo(
    () => ({ clientSecret: clientSecret ?? '', appearance: appearanceOf(theme) }),
    [clientSecret, theme],
  )
  if (payments.failed) {
    return (
      <Notice
        tone="bad"
        role="alert"
        title={UPGRADE.notAvailable.title}
        action={<Button onClick={onClose}>Close</Button>}
      >
        {UPGRADE.notAvailable.description}
      </Notice>
    )
  }
  if (clientSecret === null) return <Waiting>{UPGRADE.settingUpForm}</Waiting>
  // Only a setup intent is expected here: any other secret would pay for something.
  if (!clientSecret.startsWith('seti_'))
    return <ErrorState {...UPGRADE.formError} retryLabel="Retry" onRetry={onRetry} />
  if (payments.stripe === null) return <Waiting>{UPGRADE.settingUp}</Waiting>
  return (
    <Elements key={clientSecret} stripe={payments.stripe} options={options}>
      <CardForm {...rest} onRetry={onRetry} />
    </Elements>
  )
}

function CardForm({
  email,
  upgrade,
  onPay,
  onRetry,
  children,
}: Omit<NewPaymentProps, 'clientSecret' | 'onClose'>) {
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [failed, setFailed] = useState(false)
  if (failed) return <ErrorState {...UPGRADE.formError} retryLabel="Retry" onRetry={onRetry} />
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!ready) notify.failure(UPGRADE.formLoading)
        else if (stripe === null || elements === null) upgrade.fail(UPGRADE.formNotReady)
        else onPay({ stripe, elements })
      }}
    >
      <div className="grid min-h-44">
        {!ready && (
          <div className="col-start-1 row-start-1">
            <Waiting>{UPGRADE.settingUp}</Waiting>
          </div>
        )}
        <div className="col-start-1 row-start-1 min-w-0">
          <PaymentElement
            options={{ layout: 'tabs', defaultValues: { billingDetails: { email } } }}
            onReady={() => setReady(true)}
            onLoadError={() => setFailed(true)}
          />
        </div>
      </div>
      {children}
    </form>
  )
}

import { PaymentElement } from '@stripe/react-stripe-js'
import { useState } from 'react'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'

/** The provider's own fields: their content never reaches this site. */
export function CardForm({ email }: { email: string }) {
  const [ready, setReady] = useState(false)
  const [failed, setFailed] = useState(false)
  if (failed) {
    return (
      <ErrorState
        title="The card fields couldn’t be shown"
        description="The payment provider didn’t answer. Check your connection and try again."
        onRetry={() => setFailed(false)}
      />
    )
  }
  return (
    <div className="grid min-h-44">
      {!ready && (
        <LoadingSkeleton label="Loading the card form" variant="form" className="col-start-1 row-start-1" />
      )}
      <div className="col-start-1 row-start-1 min-w-0">
        <PaymentElement
          options={{ layout: 'tabs', defaultValues: { billingDetails: { email } } }}
          onReady={() => setReady(true)}
          onLoadError={() => {
            setReady(false)
            setFailed(true)
          }}
        />
      </div>
    </div>
  )
}

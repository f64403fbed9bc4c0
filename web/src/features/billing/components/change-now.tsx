import { useEffect } from 'react'
import { PLANS } from '#shared/catalog/plans.ts'
import type { PlanChangePreview } from '#shared/models/subscription.ts'
import type { User } from '#shared/models/account/user.ts'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Waiting } from '#web/components/ui/states/waiting.tsx'
import { CHANGE, UPGRADE } from '#web/features/billing/texts.ts'
import { useBilling } from '#web/features/billing/use-billing.ts'
import { useUpgrade } from '#web/features/billing/use-upgrade.ts'
import { dollars } from '#web/lib/payments/money.ts'
import { showDate } from '#web/lib/time.ts'
import { Payment } from './payment.tsx'

interface ChangeNowProps {
  user: User
  preview: PlanChangePreview
  onClose: () => void
  /** Called with true while a payment is in progress: no other plan can be chosen then. */
  onPaying: (paying: boolean) => void
  onFailed: () => void
}

/** The change to a higher plan: what is charged for the rest of the month, to which card, and the button. */
export function ChangeNow({ user, preview, onClose, onPaying, onFailed }: ChangeNowProps) {
  const { billing, ...card } = useBilling()
  const upgrade = useUpgrade({ onDone: onClose, onCardKept: card.reload, onFailed })
  useEffect(() => onPaying(upgrade.busy), [onPaying, upgrade.busy])

  if (billing.kind === 'loading') return <Waiting>{UPGRADE.loading}</Waiting>
  if (billing.kind === 'error') {
    return (
      <ErrorState
        title={billing.message}
        description={CHANGE.nothingCharged}
        retryLabel={UPGRADE.tryAgain}
        onRetry={card.reload}
      />
    )
  }
  const { plan, chargeCents, prorationAt } = preview
  const order = { plan, couponCode: null, prorationAt }
  return (
    <div className="space-y-4">
      <Amounts user={user} preview={preview} />
      <Payment
        {...card}
        billing={billing}
        upgrade={upgrade}
        order={order}
        email={user.email}
        onClose={onClose}
        label={`Change to ${PLANS[plan].name} for ${dollars(chargeCents)}`}
        unchanged={`You keep ${PLANS[user.currentPlan ?? plan].name}.`}
      />
    </div>
  )
}

function Amounts({ user, preview }: { user: User; preview: PlanChangePreview }) {
  const { plan, chargeCents, creditCents, remainingCents, monthlyCents, nextPaymentAt } = preview
  const current = PLANS[user.currentPlan ?? plan].name
  return (
    <div className="border-l-2 border-accent bg-accent-soft px-4 py-3 text-sm" aria-live="polite">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular">
        <dt>
          {PLANS[plan].name} until {showDate(nextPaymentAt)}
        </dt>
        <dd className="text-right">{dollars(remainingCents)}</dd>
        <dt>Less what you paid for {current} until then</dt>
        <dd className="text-right">−{dollars(creditCents)}</dd>
        <dt className="border-t border-line pt-1 font-semibold">Charged now</dt>
        <dd className="border-t border-line pt-1 text-right font-semibold">{dollars(chargeCents)}</dd>
      </dl>
      <p className="mt-2 text-pretty">
        {PLANS[plan].name} takes effect right away. Then {dollars(monthlyCents)} every month from{' '}
        {showDate(nextPaymentAt)} until you cancel.
        {user.subscriptionCancelAt !== null && ` Your canceled plan continues.`}
      </p>
    </div>
  )
}

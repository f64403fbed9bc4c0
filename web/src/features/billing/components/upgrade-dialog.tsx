import { useState } from 'react'
import { PLANS, type PlanId } from '#shared/catalog/plans.ts'
import type { User } from '#shared/models/account/user.ts'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Waiting } from '#web/components/ui/states/waiting.tsx'
import { dollars } from '#web/lib/payments/money.ts'
import { trialStatus } from '#web/lib/session/subscription-status.ts'
import { useNow } from '#web/lib/use-now.ts'
import { priceOf, type Discount } from '#web/lib/payments/price.ts'
import { CHANGE, UPGRADE } from '#web/features/billing/texts.ts'
import { useBilling } from '#web/features/billing/use-billing.ts'
import { usePromoCode, type PromoCode } from '#web/features/billing/use-promo-code.ts'
import { useUpgrade } from '#web/features/billing/use-upgrade.ts'
import { ChangePlan } from './change-plan.tsx'
import { Payment } from './payment.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { clsx } from 'clsx'
import { PlanChoice } from './plan-choice.tsx'

/** Mounted while it is open. Changes the plan of a paying user; starts a plan for everybody else. */
export default function UpgradeDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const paysForPlan = !user.isTrial && user.currentPlan !== null
  const Flow = paysForPlan ? ChangePlan : UpgradeFlow
  return (
    <Dialog title={paysForPlan ? CHANGE.title : 'Upgrade your plan'} steady onClose={onClose}>
      <Flow user={user} onClose={onClose} />
    </Dialog>
  )
}

function UpgradeFlow({ user, onClose }: { user: User; onClose: () => void }) {
  const [plan, setPlan] = useState<PlanId>(user.trialPlan ?? 'starter')
  const { billing, ...card } = useBilling()
  const promo = usePromoCode(plan)
  const inTrial = trialStatus(user, useNow(30_000)).active
  const upgrade = useUpgrade({ onDone: onClose, onCardKept: card.reload })

  if (billing.kind === 'loading') return <Waiting>{UPGRADE.loading}</Waiting>
  if (billing.kind === 'error') {
    return (
      <ErrorState
        title={billing.message}
        description={
          inTrial ? 'Nothing was charged. Your trial continues unchanged.' : 'Nothing was charged.'
        }
        retryLabel={UPGRADE.tryAgain}
        onRetry={card.reload}
      />
    )
  }
  const order = { plan, couponCode: promo.code, prorationAt: null }
  const discount = promo.discount ?? billing.status.discount
  // An upgrade before the code is checked would charge the full price.
  const checking = promo.state === 'checking' || promo.state === 'unchecked'
  return (
    <div className="space-y-5">
      <p className="measure text-sm text-pretty">
        {billing.kind === 'smart' ? UPGRADE.smart : UPGRADE.intro}
      </p>
      <UpgradeOrder
        plan={plan}
        onPlan={setPlan}
        promo={promo}
        discount={discount}
        locked={upgrade.busy}
        inTrial={inTrial}
      />
      <Payment
        {...card}
        billing={billing}
        upgrade={upgrade}
        order={order}
        email={user.email}
        onClose={onClose}
        waitsFor={checking ? 'Checking the promo code…' : null}
        label={`Upgrade to ${PLANS[plan].name} for ${dollars(priceOf(plan, discount).todayCents)}`}
      />
    </div>
  )
}

interface UpgradeOrderProps {
  plan: PlanId
  onPlan: (plan: PlanId) => void
  promo: PromoCode
  discount: Discount | null
  /** Whether a payment is in progress: the order must not change then. */
  locked: boolean
  /** Whether a trial is running, which the upgrade ends. */
  inTrial: boolean
}

/** The plan, the promo code, and what is charged when. */
function UpgradeOrder({ plan, onPlan, promo, discount, locked, inTrial }: UpgradeOrderProps) {
  const { todayCents, laterCents } = priceOf(plan, discount)
  return (
    <div className="space-y-4">
      <PlanChoice plan={plan} onPlan={onPlan} locked={locked} />
      <Field
        label="Promo code"
        hint={hintOf(promo)}
        error={promo.state === 'invalid' ? (promo.message ?? undefined) : undefined}
      >
        <Input
          value={promo.typed}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={locked}
          data-state={promo.state}
          className={clsx(
            promo.state === 'valid' && 'border-good!',
            promo.state === 'invalid' && 'border-bad!',
          )}
          onChange={(event) => promo.type(event.target.value)}
        />
      </Field>
      <p className="border-l-2 border-accent bg-accent-soft px-4 py-3 text-sm text-pretty" aria-live="polite">
        <span className="font-semibold tabular">{dollars(todayCents)}</span> is charged now, then{' '}
        {dollars(laterCents)} every month until you cancel.
        {inTrial && ' Your trial ends right away.'}
      </p>
    </div>
  )
}

function hintOf({ state, message }: PromoCode): string {
  if (state === 'valid') return message ?? ''
  if (state === 'checking' || state === 'unchecked') return 'Checking the code.'
  return state === 'invalid' ? '' : 'Optional.'
}

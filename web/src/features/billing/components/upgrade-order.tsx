import type { PlanId } from '#shared/catalog/plans.ts'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { clsx } from 'clsx'
import { dollars } from '#web/lib/payments/money.ts'
import { type Discount, priceOf } from '#web/features/billing/price.ts'
import type { PromoCode } from '#web/features/billing/use-promo-code.ts'
import { PlanChoice } from './plan-choice.tsx'

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
export function UpgradeOrder({ plan, onPlan, promo, discount, locked, inTrial }: UpgradeOrderProps) {
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
        {inTrial && ' Your trial ends at once.'}
      </p>
    </div>
  )
}

function hintOf({ state, message }: PromoCode): string {
  if (state === 'valid') return message ?? ''
  if (state === 'checking' || state === 'unchecked') return 'Checking the code.'
  return state === 'invalid' ? '' : 'Optional.'
}

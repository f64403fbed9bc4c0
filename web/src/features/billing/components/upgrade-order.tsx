import { PLANS, PlanId } from '#shared/catalog/plans.ts'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { cn } from '#web/lib/cn.ts'
import { dollars } from '#web/lib/payments/money.ts'
import { type Discount, priceOf } from '#web/features/billing/price.ts'
import type { PromoCode } from '#web/features/billing/use-promo-code.ts'

interface UpgradeOrderProps {
  plan: PlanId
  onPlan: (plan: PlanId) => void
  promo: PromoCode
  discount: Discount | null
  /** A payment is under way: what is paid for must not change now. */
  locked: boolean
  inTrial: boolean
}

/** What is bought, the code that lowers its price, and what is charged when. */
export function UpgradeOrder({ plan, onPlan, promo, discount, locked, inTrial }: UpgradeOrderProps) {
  const { todayCents, laterCents } = priceOf(plan, discount)
  return (
    <div className="space-y-4">
      <fieldset disabled={locked}>
        <legend className="text-sm font-medium">Plan</legend>
        <div className="mt-1.5 grid gap-2 sm:grid-cols-3">
          {PlanId.options.map((id) => (
            <label
              key={id}
              className={cn(
                'relative grid cursor-pointer grid-cols-[4.5rem_1fr_auto] items-baseline gap-2',
                'rounded-md border px-3 py-2 text-sm has-focus-visible:outline-2',
                'has-focus-visible:outline-offset-2 has-focus-visible:outline-brand sm:block',
                id === plan ? 'border-brand bg-brand-soft ring-1 ring-brand' : 'border-control hover:bg-wash',
              )}
            >
              <input
                type="radio"
                name="upgrade-plan"
                value={id}
                checked={id === plan}
                onChange={() => onPlan(id)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="font-medium">{PLANS[id].name}</span>
              <span className="tabular sm:block">
                ${PLANS[id].priceUsd} <span className="text-muted">a month</span>
              </span>
              <span className="text-xs text-muted tabular sm:block">
                {PLANS[id].emailsPerDay} emails a day
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label="Promo code"
        hint={hintOf(promo)}
        error={promo.state === 'invalid' ? (promo.message ?? undefined) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={promo.typed}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={locked}
            data-state={promo.state}
            className={cn(
              promo.state === 'valid' && 'border-good',
              promo.state === 'invalid' && 'border-bad',
            )}
            onChange={(event) => promo.type(event.target.value)}
          />
        )}
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

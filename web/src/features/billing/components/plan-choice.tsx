import { PLANS, PlanId } from '#shared/catalog/plans.ts'
import { clsx } from 'clsx'

interface PlanChoiceProps {
  plan: PlanId
  onPlan: (plan: PlanId) => void
  /** Whether a payment is in progress: the plan must not change then. */
  locked: boolean
  /** The user's current plan, which is marked. */
  current?: PlanId
}

/** Radio buttons for the three plans. */
export function PlanChoice({ plan, onPlan, locked, current }: PlanChoiceProps) {
  return (
    <fieldset disabled={locked}>
      <legend className="text-sm font-medium">Plan</legend>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-3">
        {PlanId.options.map((id) => (
          <label
            key={id}
            className={clsx(
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
              {id === current ? 'Your plan' : `${PLANS[id].emailsPerDay} emails a day`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { Link } from 'react-router-dom'
import { type Plan, TRIAL } from '#shared/catalog/plans.ts'
import { paths } from '../../../lib/paths.ts'
import { SIGN_UP } from '../texts.ts'

/** What is signed up for. The line of the plan keeps its place while the page does not know it yet. */
export function TrialBanner({ plan }: { plan: Plan | null }) {
  return (
    <section aria-label="What you sign up for" className="mt-6 rounded-lg border border-line bg-sheet p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-serif text-xl font-semibold">{SIGN_UP.trial}</span>
        <span className="font-medium text-accent-ink">{SIGN_UP.emails}</span>
      </p>
      <p className="mt-3 flex min-h-6 flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        {plan && (
          <>
            <span>
              {plan.name} plan, <span className="tabular">${plan.priceUsd}</span> a month after the trial
            </span>
            <Link to={paths.pricing} className="inline-block text-sm leading-6 text-brand underline underline-offset-4">
              Change plan
            </Link>
          </>
        )}
      </p>
      <p className="mt-3 text-sm text-balance text-muted">Payment details are required. Nothing is charged for {TRIAL.days * 24} hours.</p>
    </section>
  )
}

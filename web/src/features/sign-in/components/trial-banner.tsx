import { TextLink } from '#web/components/ui/links.tsx'
import { type Plan, PLANS, ONE_TRIAL, TRIAL } from '#shared/catalog/plans.ts'
import { clsx } from 'clsx'
import { paths } from '#web/lib/paths.ts'
import { SIGN_UP } from '#web/features/sign-in/texts.ts'

/**
 * What the user signs up for. While the plan is unknown, its line keeps the space that the longest one needs.
 */
export function TrialBanner({ plan }: { plan: Plan | null }) {
  const { name, priceUsd } = plan ?? PLANS.starter
  return (
    <section aria-label="What you sign up for" className="mt-6 rounded-lg border border-line bg-sheet p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-serif text-xl font-semibold">{SIGN_UP.trial}</span>
        <span className="font-medium text-accent-ink">{SIGN_UP.emails}</span>
      </p>
      <p
        className={clsx(
          'mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3',
          plan === null && '*:invisible',
        )}
      >
        <span>
          {name} plan, <span className="tabular">${priceUsd}</span> a month after the trial
        </span>
        <TextLink to={paths.pricing} className="inline-block text-sm leading-6">
          Change plan
        </TextLink>
      </p>
      <p className="mt-3 text-sm text-balance text-muted">
        Payment details are required. Nothing is charged for {TRIAL.days * 24} hours. {ONE_TRIAL}
      </p>
    </section>
  )
}

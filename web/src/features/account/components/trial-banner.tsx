import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { PLANS } from '#shared/catalog/plans.ts'
import type { User } from '#shared/models/account/user.ts'
import type { TrialStatus } from '#web/lib/session/subscription-status.ts'
import { showMoment } from '#web/lib/time.ts'
import { clsx } from 'clsx'

interface TrialBannerProps {
  user: User
  trial: TrialStatus
  upgrade: ReactNode
}

/** What is left of the free trial, and what follows it. */
export function TrialBanner({ user, trial, upgrade }: TrialBannerProps) {
  return (
    <section
      aria-labelledby="trial"
      className={clsx(
        'flex flex-wrap items-center justify-between gap-4 rounded-lg border border-brand/40',
        'bg-brand-soft px-5 py-4 sm:px-6',
      )}
      data-testid="trial-banner"
    >
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
        <Hourglass aria-hidden className="mt-1 size-5 shrink-0 text-brand" />
        <div className="min-w-0">
          <h2 id="trial" className="text-xl">
            {trial.active ? `Free trial: ${trial.timeLeft} left` : 'Your free trial has ended'}
          </h2>
          <p className="mt-1 measure text-sm tabular">
            {trial.emailsUsed} of {trial.emailsAllowed} trial emails used. {afterwards(user, trial)}
          </p>
        </div>
      </div>
      {upgrade}
    </section>
  )
}

function afterwards({ trialPlan, subscriptionCancelAt, trialEndsAt }: User, { active }: TrialStatus): string {
  if (!active) return 'Choose a plan to continue.'
  const end = showMoment(trialEndsAt)
  if (subscriptionCancelAt !== null) return `It ends on ${end}, and nothing is charged.`
  const { name, priceUsd } = PLANS[trialPlan ?? 'starter']
  return `On ${end} the ${name} plan follows, at $${priceUsd} a month.`
}

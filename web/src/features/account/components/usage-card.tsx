import { useQuery } from '@tanstack/react-query'
import type { Usage } from '#shared/models/account/usage.ts'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { DayChart } from '#web/components/ui/charts/day-chart.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Progress } from '#web/components/ui/charts/progress.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import type { SubscriptionStatus } from '#web/lib/session/subscription-status.ts'
import { usageQuery } from '#web/features/account/api/account.ts'

export function UsageCard({ subscription }: { subscription: SubscriptionStatus }) {
  const usage = useQuery(usageQuery)
  return (
    <TitledCard
      title="Usage Statistics"
      description="Counted by UTC days and months. Failed emails don’t count."
    >
      <Loaded
        query={usage}
        skeleton={
          <CardBody>
            <LoadingSkeleton label="Loading the usage" variant="figures" />
          </CardBody>
        }
        failed="The usage couldn’t be loaded"
        advice="Nothing is lost. Try again in a moment."
      >
        {(data) => (
          <CardBody className="space-y-8">
            {subscription.kind === 'none' ? (
              <p className="text-sm text-muted">
                Without a plan we write no emails, so there’s nothing to count.
              </p>
            ) : (
              <Figures usage={data} subscription={subscription} />
            )}
            <DayChart days={data.days} />
          </CardBody>
        )}
      </Loaded>
    </TitledCard>
  )
}

function Figures({
  usage,
  subscription,
}: {
  usage: Usage
  subscription: Exclude<SubscriptionStatus, { kind: 'none' }>
}) {
  const isTrial = subscription.kind === 'trial'
  const whole = isTrial ? subscription.trial.emailsAllowed : subscription.plan.emailsPerMonth
  const used = isTrial ? 'Used in the trial' : 'Used this month'
  return (
    <div>
      <dl className="grid grid-cols-3 gap-x-4 gap-y-6 sm:gap-x-6">
        <Figure
          label="Used today"
          value={usage.usedToday}
          of={isTrial ? null : subscription.plan.emailsPerDay}
        />
        <Figure label={used} value={usage.usedThisMonth} of={whole} />
        <Figure
          label={isTrial ? 'Remaining in the trial' : 'Remaining this month'}
          value={usage.remaining}
          of={null}
        />
      </dl>
      <Progress
        label={used}
        value={whole > 0 ? (usage.usedThisMonth / whole) * 100 : 0}
        valueText={`${usage.usedThisMonth} of ${whole}`}
        className="mt-5"
      />
    </div>
  )
}

function Figure({ label, value, of }: { label: string; value: number; of: number | null }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-1">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-serif tabular">
        <span className="text-2xl sm:text-3xl">{value}</span>
        {of !== null && <span className="font-sans text-sm text-muted"> of {of}</span>}
      </dd>
    </div>
  )
}

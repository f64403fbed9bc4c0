import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PLANS, PlanId } from '#shared/catalog/plans.ts'
import { previewPlanChange } from '#shared/contracts/subscription.ts'
import type { User } from '#shared/models/account/user.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { Waiting } from '#web/components/ui/states/waiting.tsx'
import { CHANGE } from '#web/features/billing/texts.ts'
import { useNextPlan } from '#web/features/billing/use-next-plan.ts'
import { call } from '#web/lib/api/api-client.ts'
import { ApiError, explain, hasCode } from '#web/lib/api/api-error.ts'
import { dollars } from '#web/lib/payments/money.ts'
import { showDate } from '#web/lib/time.ts'
import { ChangeNow } from './change-now.tsx'
import { PlanChoice } from './plan-choice.tsx'

/** Never cached: the price falls by the minute, and a preview is valid for half an hour. */
const planChangeQuery = (plan: PlanId) =>
  queryOptions({
    queryKey: [previewPlanChange.path, plan],
    queryFn: ({ signal }) => call(previewPlanChange, { body: { plan }, signal }),
    gcTime: 0,
    staleTime: 0,
  })

interface ChangePlanProps {
  user: User
  onClose: () => void
}

/** The next higher plan; for the highest, the one below. */
function suggested(current: PlanId): PlanId {
  const index = PlanId.options.indexOf(current)
  return PlanId.options[index + 1] ?? PlanId.options[index - 1] ?? current
}

/** Changes the plan of a paying user: to a higher plan at once, to a lower one with the next month. */
export function ChangePlan({ user, onClose }: ChangePlanProps) {
  const current = user.currentPlan ?? 'starter'
  const [plan, setPlan] = useState<PlanId>(user.nextPlan ?? suggested(current))
  const [paying, setPaying] = useState(false)
  const next = useNextPlan(onClose)
  const locked = paying || next.busy
  return (
    <div className="space-y-5">
      <PlanChoice plan={plan} onPlan={setPlan} locked={locked} current={current} />
      {user.nextPlan !== null && (
        <Notice
          tone="info"
          title={`Your plan changes to ${PLANS[user.nextPlan].name} on ${showDate(user.planExpiresAt)}`}
          action={
            <Button busy={next.busy} onClick={() => next.choose(current)}>
              Keep {PLANS[current].name}
            </Button>
          }
        >
          Until then you keep {PLANS[current].name}.
        </Notice>
      )}
      {plan === current || plan === user.nextPlan ? (
        plan === current && (
          <p className="text-sm text-muted">You are on {PLANS[plan].name}. Choose another plan to change.</p>
        )
      ) : (
        <Preview key={plan} {...{ user, plan, next, onClose }} onPaying={setPaying} />
      )}
    </div>
  )
}

interface PreviewProps extends ChangePlanProps {
  plan: PlanId
  next: ReturnType<typeof useNextPlan>
  onPaying: (paying: boolean) => void
}

/** What the change costs, when it takes effect, and the button for it. */
function Preview({ user, plan, next, onClose, onPaying }: PreviewProps) {
  const queryClient = useQueryClient()
  const preview = useQuery(planChangeQuery(plan))
  if (preview.isPending) return <Waiting>Working out the price…</Waiting>
  if (preview.data === undefined) {
    if (preview.error instanceof ApiError && preview.error.status === 409)
      return (
        <Notice
          tone="info"
          action={
            hasCode(preview.error, 'price_changed') && (
              <Button busy={preview.isFetching} onClick={() => void preview.refetch()}>
                Show the new price
              </Button>
            )
          }
        >
          {explain(preview.error, CHANGE.previewFailed)}
        </Notice>
      )
    return (
      <ErrorState
        title={CHANGE.previewFailed}
        description={CHANGE.nothingCharged}
        onRetry={() => void preview.refetch()}
        busy={preview.isFetching}
      />
    )
  }
  if (preview.data.direction === 'up') {
    return (
      <ChangeNow
        {...{ user, onClose, onPaying }}
        preview={preview.data}
        onFailed={() => void queryClient.invalidateQueries(planChangeQuery(plan))}
      />
    )
  }
  const { name } = PLANS[plan]
  return (
    <div className="space-y-4">
      <p className="border-l-2 border-accent bg-accent-soft px-4 py-3 text-sm text-pretty" aria-live="polite">
        Nothing is charged now. You keep {PLANS[user.currentPlan ?? plan].name} until{' '}
        {showDate(preview.data.startsAt)}; from then on you have {name} with {PLANS[plan].emailsPerDay} emails
        a day for <span className="font-semibold tabular">{dollars(preview.data.monthlyCents)}</span> a month.
        You can undo the change until that day.
      </p>
      {next.failure !== null && (
        <Notice tone="bad" role="alert" title={CHANGE.keepFailed}>
          {next.failure}
        </Notice>
      )}
      <Button
        variant="accent"
        size="lg"
        className="w-full"
        busy={next.busy}
        onClick={() => next.choose(plan)}
      >
        {next.busy ? 'Working on it…' : `Change to ${name} on ${showDate(preview.data.startsAt)}`}
      </Button>
    </div>
  )
}

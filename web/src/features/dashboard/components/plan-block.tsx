import { TextLink } from '#web/components/ui/links.tsx'
import type { ReactNode } from 'react'
import { PLANS } from '#shared/catalog/plans.ts'
import type { User } from '#shared/models/account/user.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { paths } from '#web/lib/paths.ts'
import { noTrial } from '#web/lib/session/no-trial.ts'
import { isPaused, subscriptionStatus, type TrialStatus } from '#web/lib/session/subscription-status.ts'
import { showDate } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { TriangleAlert } from 'lucide-react'
import { Progress } from '#web/components/ui/charts/progress.tsx'
import { counted } from '#web/lib/counted.ts'

interface PlanBlockProps {
  user: User
  /** The upgrade button; not shown to paying users. */
  upgrade?: ReactNode
}

/** The user's trial or plan. */
export function PlanBlock({ user, upgrade }: PlanBlockProps) {
  const now = useNow(30_000)
  const subscription = subscriptionStatus(user, now)
  const paused = isPaused(user)
  const refused = noTrial(user)
  if (user.overdue !== null)
    return (
      <div className="rounded-lg border border-line px-3.5 py-3 text-sm">
        <p className="flex items-center justify-between gap-2">
          <span className="font-medium">
            {PLANS[user.currentPlan ?? user.trialPlan ?? 'starter'].name} plan
          </span>
          <Badge tone="bad">Payment failed</Badge>
        </p>
      </div>
    )
  if (subscription.kind === 'trial') return <TrialBlock trial={subscription.trial} upgrade={upgrade} />
  if (subscription.kind === 'none') {
    return (
      <div className="rounded-lg border border-line px-3.5 py-3 text-sm">
        <p className="font-medium">No plan</p>
        {refused !== null && <p className="mt-1 text-xs text-muted">{refused.why}</p>}
        <TextLink to={paths.pricing} className="mt-1 inline-block min-h-6">
          See the plans
        </TextLink>
        {upgrade && <div className="mt-3">{upgrade}</div>}
      </div>
    )
  }
  return (
    <div className="rounded-lg border border-line px-3.5 py-3 text-sm">
      <p className="flex items-center justify-between gap-2">
        <span className="font-medium">{subscription.plan.name} plan</span>
        <Badge tone={user.subscriptionCancelAt || paused ? 'warn' : 'good'}>
          {paused ? 'Paused' : user.subscriptionCancelAt ? 'Ending' : 'Active'}
        </Badge>
      </p>
      <p className="mt-1.5 text-xs text-muted tabular">
        {user.pause !== null && paused
          ? `Continues on ${showDate(user.pause.until)}`
          : user.draftingPaused
            ? 'Drafting is paused for everyone'
            : `${user.dailyRemaining} of ${user.dailyAllowance} emails left today`}
      </p>
    </div>
  )
}

/** Time and emails left in the trial. */
export function TrialBlock({ trial, upgrade }: { trial: TrialStatus; upgrade?: ReactNode }) {
  const tone = !trial.active ? 'bad' : trial.warning ? 'warn' : 'brand'
  return (
    <div className="space-y-3 rounded-lg border border-line px-3.5 py-3 text-sm" data-testid="trial-block">
      <p className="flex items-baseline justify-between gap-2">
        <span className="font-medium">Free trial</span>
        <span className="tabular">{trial.active ? `${trial.timeLeft} left` : trial.timeLeft}</span>
      </p>
      <div>
        <p className="mb-1.5 flex justify-between gap-2 text-xs text-muted">
          <span>Trial emails</span>
          <span className="tabular">
            {trial.emailsUsed} of {trial.emailsAllowed} used
          </span>
        </p>
        <Progress
          label="Trial emails used"
          value={trial.emailsPercent}
          valueText={`${trial.emailsUsed} of ${trial.emailsAllowed}`}
        />
      </div>
      <div>
        <p className="mb-1.5 flex justify-between gap-2 text-xs text-muted">
          <span>Trial time</span>
          <span className="tabular">{trial.elapsedPercent}% elapsed</span>
        </p>
        <Progress label="Trial time elapsed" value={trial.elapsedPercent} tone={tone} />
      </div>
      {trial.warning && (
        <p className="flex items-start gap-2 text-xs text-warn-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5" />
          {counted(trial.hoursUp, 'hour')} or less left in your trial.
        </p>
      )}
      {upgrade}
    </div>
  )
}

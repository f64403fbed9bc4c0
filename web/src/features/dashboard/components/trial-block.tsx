import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Progress } from '#web/components/ui/charts/progress.tsx'
import type { TrialStatus } from '#web/lib/session/subscription-status.ts'
import { counted } from '#web/lib/counted.ts'

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

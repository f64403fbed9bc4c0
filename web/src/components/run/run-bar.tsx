import type { Run } from '#shared/models/outreach/run.ts'
import { Progress } from '#web/components/ui/charts/progress.tsx'

/** What a run is doing, by its state. */
export const RUN_STAGES = {
  queued: 'Waiting to start',
  planning: 'Finding jobs and the people behind them',
  drafting: 'Writing and checking your emails',
  finished: 'Finished',
} as const satisfies Record<Run['state'], string>

/** Progress of a run in words. */
export const progressText = ({
  drafted,
  failed,
  reserved,
}: Pick<Run, 'drafted' | 'failed' | 'reserved'>): string =>
  reserved === 0 ? 'No email written yet' : `${drafted + failed} of ${reserved} emails done`

/** Progress of a run as a bar. */
export function RunBar({ run, className }: { run: Run; className?: string }) {
  const { drafted, failed, reserved } = run
  return (
    <Progress
      label="Emails of this run"
      value={reserved === 0 ? 0 : (100 * (drafted + failed)) / reserved}
      valueText={progressText(run)}
      {...(className === undefined ? {} : { className })}
    />
  )
}

import type { Run } from '#shared/models/outreach/run.ts'
import { Progress } from '#web/components/ui/charts/progress.tsx'

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

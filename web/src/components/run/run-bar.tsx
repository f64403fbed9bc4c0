import type { Run } from '#shared/models/outreach/run.ts'
import { Progress } from '#web/components/ui/charts/progress.tsx'

/** How far a run at work has come, in words. */
export const doneOf = ({
  drafted,
  failed,
  reserved,
}: Pick<Run, 'drafted' | 'failed' | 'reserved'>): string =>
  reserved === 0 ? 'No email written yet' : `${drafted + failed} of ${reserved} emails done`

/** The same as a bar. */
export function RunBar({ run, className }: { run: Run; className?: string }) {
  const { drafted, failed, reserved } = run
  return (
    <Progress
      label="Emails of this run"
      value={reserved === 0 ? 0 : (100 * (drafted + failed)) / reserved}
      valueText={doneOf(run)}
      {...(className === undefined ? {} : { className })}
    />
  )
}

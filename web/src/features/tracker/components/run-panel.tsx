import { Link } from 'react-router-dom'
import type { Run } from '#shared/models/run.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { Progress } from '../../../components/ui/progress.tsx'
import { paths } from '../../../lib/paths.ts'
import { shownDay } from '../calendar-days.ts'
import { runNotice, type RunNotice } from '../run-notice.ts'

/** The latest run, as long as it is at work or ended with nothing to show. */
export function RunPanel({ run }: { run: Run | null }) {
  const notice = runNotice(run)
  if (notice === null) return null
  return notice.kind === 'running' ? <RunAtWork {...notice} /> : <RunEmptyHanded {...notice} />
}

function RunAtWork({ stage, steps, done, of }: Extract<RunNotice, { kind: 'running' }>) {
  const told = of === 0 ? 'No email written yet' : `${done} of ${of} emails done`
  return (
    <Card aria-label="Run in progress" className="px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <output className="font-medium">{stage}…</output>
        <p className="text-sm text-muted tabular">{told}</p>
      </div>
      <Progress label="Emails of this run" value={of === 0 ? 0 : (100 * done) / of} valueText={told} className="mt-3" />
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3 text-sm">
        {steps.map(({ label, count }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium tabular">{count}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function RunEmptyHanded({ message, day, leftOut, notes, canMend }: Extract<RunNotice, { kind: 'empty-handed' }>) {
  return (
    <Notice
      tone="warn"
      title={`The run of ${shownDay(day)} ended without drafts`}
      action={
        canMend && (
          <Button asChild size="sm">
            <Link to={paths.configuration}>Open Configuration</Link>
          </Button>
        )
      }
    >
      <p>{message}</p>
      {notes.map((note) => (
        <p key={note} className="mt-1">
          {note}
        </p>
      ))}
      {leftOut.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-6 cursor-pointer font-medium">What was left out, and why</summary>
          <ul className="mt-1 list-disc space-y-0.5 pl-5">
            {leftOut.map(({ words, count }) => (
              <li key={words}>
                <span className="font-medium tabular">{count}</span>: {words}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Notice>
  )
}

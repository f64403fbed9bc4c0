import type { Operation } from '#shared/models/admin/operation.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Progress } from '#web/components/ui/charts/progress.tsx'
import { showMoment } from '#web/lib/time.ts'
import { OPERATION_STATES } from '#web/features/admin/system-texts.ts'

const TONES = { queued: 'neutral', running: 'brand', done: 'good', failed: 'bad' } as const

const amountOf = ({ done, total }: Operation): string =>
  total === null
    ? `${done.toLocaleString('en')} so far`
    : `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`

/** The latest run of an operation: how far it is, and what it found. */
export function OperationView({ name, operation }: { name: string; operation: Operation | undefined }) {
  if (operation === undefined) return <p className="mt-3 text-sm text-muted">It has not run yet.</p>
  const { state, startedAt, endedAt, done, total, report } = operation
  const isRunning = state === 'running' || state === 'queued'
  return (
    <div className="mt-4 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted tabular">
        {/* Only the state is announced: each step would be too much. */}
        <span aria-live="polite">
          <span className="sr-only">{name}: </span>
          <Badge tone={TONES[state]}>{OPERATION_STATES[state]}</Badge>
        </span>
        <span>Started {showMoment(startedAt)}</span>
        {endedAt !== null && <span>Ended {showMoment(endedAt)}</span>}
        {(isRunning || done > 0) && <span>{amountOf(operation)}</span>}
      </p>
      {isRunning && total !== null && total > 0 && (
        <Progress
          label={`${name}, progress`}
          value={(done / total) * 100}
          valueText={amountOf(operation)}
          className="mt-3"
        />
      )}
      {report.length > 0 && (
        <details className="mt-3" open={state === 'failed' || report.length <= 8}>
          <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-md font-medium">
            Report ({report.length === 1 ? '1 line' : `${report.length} lines`})
          </summary>
          <ol
            aria-label={`Report of ${name}`}
            // What scrolls has to be reachable by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="mt-2 max-h-72 space-y-1 overflow-y-auto rounded-md bg-wash px-4 py-3 break-words tabular"
          >
            {report.map((line, index) => (
              <li key={`${index}-${line}`}>{line}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

import { clsx } from 'clsx'
import { counted } from '#web/lib/counted.ts'
import type { Run } from '#shared/models/outreach/run.ts'

/**
 * The postings that a run left out, with reasons, folded away behind their number. Renders nothing without
 * any.
 */
export function LeftOutList({ run: { skipped, leftOut }, className }: { run: Run; className?: string }) {
  if (leftOut === 0) return null
  return (
    <details className={clsx('text-sm', className)}>
      <summary className="min-h-6 w-fit cursor-pointer font-medium tabular">
        {counted(leftOut, 'posting')} left out, and why
      </summary>
      <ul className="mt-1 list-disc space-y-0.5 pl-5">
        {skipped.map(({ reason, words, count }) => (
          <li key={reason}>
            <span className="font-medium tabular">{count}</span>: {words}
          </li>
        ))}
      </ul>
    </details>
  )
}

import { clsx } from 'clsx'
import type { Run } from '#shared/models/outreach/run.ts'

/** What a run left out, folded away behind the number of it. Nothing when it left out nothing. */
export function LeftOutList({ run: { skipped, leftOut }, className }: { run: Run; className?: string }) {
  if (leftOut === 0) return null
  return (
    <details className={clsx('text-sm', className)}>
      <summary className="min-h-6 w-fit cursor-pointer font-medium tabular">
        {leftOut === 1 ? '1 posting' : `${leftOut} postings`} left out, and why
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

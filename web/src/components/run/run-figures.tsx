import { runFigures } from '#shared/catalog/run-figures.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import { clsx } from 'clsx'

/** What a run found and what became of it, in figures that the user can add up. */
export function RunFigures({ run, className }: { run: Run; className?: string }) {
  return (
    <dl
      aria-label="Figures of the run"
      className={clsx('grid grid-cols-3 gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-8', className)}
    >
      {runFigures(run).map(({ label, count }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="font-serif text-2xl tabular">{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  )
}

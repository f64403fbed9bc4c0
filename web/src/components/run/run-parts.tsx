import type { Run } from '#shared/models/outreach/run.ts'
import { Progress } from '#web/components/ui/charts/progress.tsx'
import { runFigures } from '#shared/catalog/run-figures.ts'
import { clsx } from 'clsx'
import { TextLink } from '#web/components/ui/links.tsx'
import { counted } from '#web/lib/counted.ts'
import { paths } from '#web/lib/paths.ts'

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

/** What a run that found people to choose from says. */
export const toChoose = ({ shortlisted }: Run) => ({
  heading: `${counted(shortlisted, 'person', 'people')} to choose from`,
  body: 'Nothing is written, and nothing counts against your emails, until you choose.',
})

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

interface HeldBackListProps {
  heldBack: Run['heldBack']
  /** Whether to link to the tracker; not needed on the tracker itself. */
  link?: boolean
  /** Leaves out the links, which lead to the user's own pages. */
  forStaff?: boolean
  className?: string
}

/**
 * Says why emails of a run were written but not saved, and what helps. Renders nothing when none was held
 * back.
 */
export function HeldBackList({ heldBack, link = false, forStaff = false, className }: HeldBackListProps) {
  if (heldBack.length === 0) return null
  return (
    <div className={clsx('space-y-2 text-sm', className)}>
      {heldBack.map(({ wrong, advice, count }) => (
        <p key={wrong} className="measure text-pretty">
          <span className="font-medium tabular">
            {counted(count, 'email was held back', 'emails were held back')}:
          </span>{' '}
          {wrong}. <span className="text-muted">{advice}</span>
        </p>
      ))}
      {!forStaff && (
        <p className="flex flex-wrap gap-x-5">
          {link && <PageLink to={paths.tracker}>See which words</PageLink>}
          <PageLink to={paths.resume}>See what we read</PageLink>
        </p>
      )}
    </div>
  )
}

const PageLink = ({ to, children }: { to: string; children: string }) => (
  <TextLink to={to} className="inline-flex min-h-6 items-center">
    {children}
  </TextLink>
)

/**
 * The postings that a run left out, with reasons, folded away behind their number. Renders nothing without
 * any.
 */
export function LeftOutList({ run: { skipped, leftOut }, className }: { run: Run; className?: string }) {
  if (leftOut === 0) return null
  return (
    <details className={clsx('text-sm', className)}>
      <summary className="min-h-6 w-fit cursor-pointer font-medium tabular">
        Why {counted(leftOut, 'posting')} {leftOut === 1 ? 'was' : 'were'} skipped
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

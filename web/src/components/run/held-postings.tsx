import { clsx } from 'clsx'
import { unfitInWords } from '#shared/catalog/skip-reasons.ts'
import { getLatestRun, writeAnyway } from '#shared/contracts/outreach.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import { Button } from '#web/components/ui/button.tsx'
import { counted } from '#web/lib/counted.ts'
import { TRACKER_READS } from '#web/queries/list-email-outreach.ts'
import { useCall } from '#web/lib/api/use-call.ts'

interface HeldPostingsProps {
  run: Pick<Run, 'heldPostings'>
  className?: string
}

/**
 * The postings that a run held back because they do not fit the resume, each with its reason and a button to
 * have a letter written anyway. Renders nothing without any.
 */
export function HeldPostings({ run: { heldPostings }, className }: HeldPostingsProps) {
  if (heldPostings.length === 0) return null
  return (
    <section aria-label="Postings held back" className={clsx('text-sm', className)}>
      <p className="measure text-pretty">
        <span className="font-medium tabular">
          {counted(heldPostings.length, 'posting was held back', 'postings were held back')}
        </span>{' '}
        <span className="text-muted">
          and cost nothing. If you have one written anyway, it counts like any other.
        </span>
      </p>
      <ul className="mt-2 divide-y divide-line">
        {heldPostings.map((held) => (
          <HeldPosting key={held.id} held={held} />
        ))}
      </ul>
    </section>
  )
}

function HeldPosting({ held }: { held: Run['heldPostings'][number] }) {
  const { id, jobTitle, companyName, why, isWritten } = held
  const write = useCall(writeAnyway, {
    changes: [[getLatestRun.path], ...TRACKER_READS],
    failed: { title: 'No letter was written' },
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-medium">{jobTitle}</span>, {companyName}
        </p>
        <p className="text-muted">{unfitInWords(why)}</p>
      </div>
      {isWritten ? (
        <p className="text-muted">In your tracker</p>
      ) : (
        <Button
          size="sm"
          busy={write.isPending}
          aria-label={`Write anyway: ${jobTitle}, ${companyName}`}
          onClick={() => write.mutate({ params: { id }, body: {} })}
        >
          Write anyway
        </Button>
      )}
    </li>
  )
}

import { TextLink } from '#web/components/ui/links.tsx'
import type { Run } from '#shared/models/outreach/run.ts'
import { clsx } from 'clsx'
import { counted } from '#web/lib/counted.ts'
import { paths } from '#web/lib/paths.ts'

interface HeldBackListProps {
  heldBack: Run['heldBack']
  /** Whether to link to the tracker; not needed on the tracker itself. */
  link?: boolean
  className?: string
}

/**
 * Says why emails of a run were written but not saved, and what helps. Renders nothing when none was held
 * back.
 */
export function HeldBackList({ heldBack, link = false, className }: HeldBackListProps) {
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
      <p className="flex flex-wrap gap-x-5">
        {link && <PageLink to={paths.tracker}>See which words</PageLink>}
        <PageLink to={paths.resume}>See what we read</PageLink>
      </p>
    </div>
  )
}

const PageLink = ({ to, children }: { to: string; children: string }) => (
  <TextLink to={to} className="inline-flex min-h-6 items-center">
    {children}
  </TextLink>
)

import { TextLink } from '#web/components/ui/links.tsx'
import type { Run } from '#shared/models/outreach/run.ts'
import { clsx } from 'clsx'
import { paths } from '#web/lib/paths.ts'

interface HeldBackListProps {
  heldBack: Run['heldBack']
  /** Where the emails can be seen; left out on the page that shows them. */
  link?: boolean
  className?: string
}

/** Why emails of a run were written and not saved, and what helps. Nothing when none was held back. */
export function HeldBackList({ heldBack, link = false, className }: HeldBackListProps) {
  if (heldBack.length === 0) return null
  return (
    <div className={clsx('space-y-2 text-sm', className)}>
      {heldBack.map(({ wrong, advice, count }) => (
        <p key={wrong} className="measure text-pretty">
          <span className="font-medium tabular">
            {count === 1 ? '1 email was held back' : `${count} emails were held back`}:
          </span>{' '}
          {wrong}. <span className="text-muted">{advice}</span>
        </p>
      ))}
      <p className="flex flex-wrap gap-x-5">
        {link && <Further to={paths.tracker}>See which words</Further>}
        <Further to={paths.resume}>See what we read</Further>
      </p>
    </div>
  )
}

const Further = ({ to, children }: { to: string; children: string }) => (
  <TextLink to={to} className="inline-flex min-h-6 items-center">
    {children}
  </TextLink>
)

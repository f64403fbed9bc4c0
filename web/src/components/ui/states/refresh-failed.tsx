import { explain } from '#web/lib/api/api-error.ts'
import { Notice } from './notice.tsx'

interface RefreshFailedProps {
  /** What couldn’t be refreshed, such as “The list”. */
  what: string
  error: Error
  className?: string
}

/** Shown above older data that couldn’t be refreshed. */
export const RefreshFailed = ({ what, error, className = '' }: RefreshFailedProps) => (
  <Notice tone="bad" role="alert" title={`${what} couldn’t be refreshed`} className={className}>
    {explain(error, 'What you see may be out of date. Try again in a moment.')}
  </Notice>
)

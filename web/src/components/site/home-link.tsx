import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import { Wordmark } from '#web/components/ui/wordmark.tsx'
import { paths } from '#web/lib/paths.ts'

/** The logo of a page without the site's header. */
export const HomeLink = ({ className }: { className?: string }) => (
  <Link
    to={paths.home}
    aria-label={`${BRAND.name}, to the home page`}
    className={clsx('inline-flex min-h-6 rounded-md', className)}
  >
    <Wordmark />
  </Link>
)

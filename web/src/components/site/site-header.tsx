import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { Wordmark } from '#web/components/ui/wordmark.tsx'
import { useSignedInUser } from '#web/queries/use-signed-in-user.ts'
import { navigationFor, START_TRIAL } from './site-links.ts'
import { SiteMenu } from './site-menu.tsx'

// Loaded only for signed-in users.
const AccountMenu = lazy(() => import('./account-menu.tsx'))

/** Scroll position in pixels from which on the bar is narrower and centred. */
const SHRINK_AFTER = 100

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

export function SiteHeader() {
  const shrunk = useSyncExternalStore(
    onScroll,
    () => window.scrollY > SHRINK_AFTER,
    () => false,
  )
  const user = useSignedInUser()
  return (
    <header className="site-header" data-shrunk={shrunk || undefined}>
      <div className="site-width site-bar">
        <Link to={paths.home} className="site-logo">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="site-nav">
          {navigationFor(user).map(({ label, to }) => (
            <Link key={label} to={to} className="site-link">
              {label}
            </Link>
          ))}
          {user === null ? (
            <Link to={START_TRIAL.to} className="site-start">
              {START_TRIAL.label}
            </Link>
          ) : (
            <Suspense>
              <AccountMenu user={user} />
            </Suspense>
          )}
        </nav>
        <SiteMenu user={user} />
      </div>
    </header>
  )
}

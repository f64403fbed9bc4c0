import { Link } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { Wordmark } from '#web/components/ui/wordmark.tsx'
import { NAVIGATION, START_TRIAL } from './site-links.ts'
import { SiteMenu } from './site-menu.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

/** From here on the bar is narrower and stands in the middle. Pixels. */
const SHRINK_AFTER = 100

export function SiteHeader() {
  const shrunk = useScrolledPast(SHRINK_AFTER)
  return (
    <header className="site-header" data-shrunk={shrunk || undefined}>
      <div className="site-bar">
        <Link to={paths.home} className="site-logo">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="site-nav">
          {NAVIGATION.map(({ label, to }) => (
            <Link key={label} to={to} className="site-link">
              {label}
            </Link>
          ))}
          <Link to={START_TRIAL.to} className="site-start">
            {START_TRIAL.label}
          </Link>
        </nav>
        <SiteMenu />
      </div>
    </header>
  )
}

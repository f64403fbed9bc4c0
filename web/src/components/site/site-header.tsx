import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { watchScroll } from '#web/lib/page/watch-scroll.ts'
import { paths } from '#web/lib/paths.ts'
import { Wordmark } from '#web/components/ui/wordmark.tsx'
import { useSignedInUser } from '#web/queries/use-signed-in-user.ts'
import { navigationFor, START_TRIAL } from './site-links.ts'
import { Menu, X } from 'lucide-react'
import type { User } from '#shared/models/account/user.ts'

// Loaded only for signed-in users.
const AccountMenu = lazy(() => import('./account-menu.tsx'))

export function SiteHeader() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => (bar.current === null ? undefined : watchScroll(bar.current)), [])
  const user = useSignedInUser()
  return (
    <header ref={bar} className="site-header">
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

const AccountLinks = lazy(() => import('./account-links.tsx'))

const ID = 'site-menu'

/**
 * The links of the header on narrow screens. A native popover: it opens, closes, handles Escape and restores
 * the focus without any script.
 */
function SiteMenu({ user }: { user: User | null }) {
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <button type="button" popoverTarget={ID} className="site-menu-button">
        <Menu aria-hidden className="size-5" />
        Menu
      </button>
      <div ref={menu} id={ID} popover="auto" className="site-menu">
        <div className="flex items-center justify-between">
          <p className="text-sm text-muted">Menu</p>
          <button type="button" popoverTarget={ID} popoverTargetAction="hide" className="site-menu-button">
            <X aria-hidden className="size-5" />
            Close
          </button>
        </div>
        <nav aria-label="Menu">
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {navigationFor(user).map(({ label, to }) => (
              <li key={label}>
                <Link to={to} onClick={close} className="block py-3 font-serif text-xl">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          {user === null && (
            <Link to={START_TRIAL.to} onClick={close} className="site-start mt-6 w-full">
              {START_TRIAL.label}
            </Link>
          )}
        </nav>
        {user !== null && (
          <div className="mt-6">
            <Suspense>
              <AccountLinks user={user} onChoose={close} />
            </Suspense>
          </div>
        )}
      </div>
    </>
  )
}

import { Menu, X } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { User } from '#shared/models/account/user.ts'
import { navigationFor, START_TRIAL } from './site-links.ts'

const AccountLinks = lazy(() => import('./account-links.tsx'))

const ID = 'site-menu'

/**
 * The links of the header on narrow screens. A native popover: it opens, closes, handles Escape and restores
 * the focus without any script.
 */
export function SiteMenu({ user }: { user: User | null }) {
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

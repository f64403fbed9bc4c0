import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { signOutAdmin } from '#web/lib/admin/admin-calls.ts'
import { useAdmin } from '#web/lib/admin/use-admin.ts'
import { clsx } from 'clsx'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Wordmark } from '#web/components/ui/wordmark.tsx'
import { ROLE_LABELS } from './texts.ts'

const PAGES = [
  { to: paths.admin, name: 'Admin' },
  { to: paths.adminWork, name: 'Work' },
  { to: paths.adminNumbers, name: 'Numbers' },
  { to: paths.security, name: 'Security' },
] as const

/** Header of the admin pages: navigation, the signed-in admin and the sign-out button. */
export function AdminHeader() {
  const { firstName, lastName, email, role } = useAdmin()
  const { pathname } = useLocation()
  const [signingOut, setSigningOut] = useState(false)
  const name = `${firstName} ${lastName}`.trim() || email
  return (
    <header className="border-b border-line">
      <a
        href="#main"
        className={clsx(
          'sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50',
          'focus:rounded-md focus:bg-sheet focus:px-4 focus:py-2',
        )}
      >
        Skip to the content
      </a>
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-6 lg:px-10">
        <Wordmark />
        <nav aria-label="Admin area">
          <ul className="flex gap-1">
            {PAGES.map(({ to, name: label }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={pathname === to ? 'page' : undefined}
                  className={clsx(
                    'inline-flex min-h-8 items-center rounded-md px-3 text-sm',
                    pathname === to ? 'bg-brand-soft font-medium text-brand' : 'hover:bg-wash',
                  )}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-3">
          <p className="min-w-0 text-right text-sm leading-tight">
            <span className="block max-w-56 truncate font-medium" title={email}>
              {name}
            </span>
            <span className="block text-xs text-muted">{ROLE_LABELS[role]}</span>
          </p>
          <Button
            size="sm"
            busy={signingOut}
            onClick={() => {
              setSigningOut(true)
              void signOutAdmin()
            }}
          >
            {!signingOut && <LogOut aria-hidden />}
            Sign out
          </Button>
        </div>
      </div>
    </header>
  )
}

import { FilePlus2, LifeBuoy, LogOut } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import type { User } from '#shared/models/account/user.ts'
import { Button } from '#web/components/ui/button.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { Wordmark } from '#web/components/ui/wordmark.tsx'
import { clsx } from 'clsx'
import { paths } from '#web/lib/paths.ts'
import { useEndSession } from '#web/lib/session/use-end-session.ts'
import { SECTIONS, type SectionId } from '#web/features/dashboard/sections.ts'
import { PlanBlock } from './plan-block.tsx'

export interface SidebarProps {
  user: User
  section: SectionId
  /** Shown under the account entry. */
  gmail: ReactNode
  /** The upgrade button, for users with a trial or without a plan. */
  upgrade?: ReactNode
  onSupport: () => void
}

/** The section of the menu that a page without an entry of its own belongs to. */
const PARENTS: Readonly<Partial<Record<SectionId, SectionId>>> = {
  resume: 'configuration',
  shortlist: 'tracker',
  posting: 'tracker',
}

export function Sidebar({ user, section, gmail, upgrade, onSupport }: SidebarProps) {
  const endSession = useEndSession()
  const [signingOut, setSigningOut] = useState(false)
  const current = PARENTS[section] ?? section
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <div className="flex min-h-full flex-col gap-6 px-4 py-5">
      <header>
        <Link to={paths.home} className="inline-flex min-h-6 rounded-md">
          <Wordmark />
        </Link>
        <p className="mt-1 text-xs text-muted">{BRAND.tagline}</p>
        <div className="mt-4 min-w-0 border-t border-line pt-4 text-sm">
          {name !== '' && (
            <p className="line-clamp-3 font-medium break-words" title={name}>
              {name}
            </p>
          )}
          <p className="text-xs text-muted">
            <EmailAddress>{user.email}</EmailAddress>
          </p>
        </div>
      </header>
      <PlanBlock user={user} upgrade={upgrade} />
      <nav aria-label="Dashboard">
        <ul className="space-y-1">
          {SECTIONS.map(({ id, label, description, path, Icon }) => (
            <li key={id}>
              <Link
                to={path}
                aria-current={id === section ? 'page' : id === current ? 'true' : undefined}
                className={clsx(
                  'flex items-start gap-3 rounded-md px-3 py-2 text-sm transition-colors duration-150',
                  id === current ? 'bg-brand-soft' : 'hover:bg-wash',
                )}
              >
                <Icon
                  aria-hidden
                  className={clsx('mt-0.5 size-4', id === current ? 'text-brand' : 'text-muted')}
                />
                <span className="min-w-0">
                  <span className={clsx('block font-medium', id === current && 'text-brand')}>{label}</span>
                  <span className={clsx('block text-xs', id === current ? 'text-ink' : 'text-muted')}>
                    {description}
                  </span>
                </span>
              </Link>
              {id === 'tracker' && (
                <Link
                  to={paths.ownPosting}
                  aria-current={section === 'posting' ? 'page' : undefined}
                  className="mt-1 ml-4 flex min-h-8 items-center gap-3 rounded-md px-3 text-sm hover:bg-wash aria-[current]:font-medium aria-[current]:text-brand"
                >
                  <FilePlus2 aria-hidden className="size-4 text-muted" />
                  Add a posting you found
                </Link>
              )}
              {id === 'account' && <div className="mt-1 pl-4">{gmail}</div>}
            </li>
          ))}
        </ul>
      </nav>
      <footer className="mt-auto space-y-1 border-t border-line pt-4">
        <Button variant="quiet" size="row" aria-haspopup="dialog" onClick={onSupport}>
          <LifeBuoy aria-hidden />
          Support
        </Button>
        <Button
          variant="quiet"
          size="row"
          busy={signingOut}
          onClick={() => {
            setSigningOut(true)
            void endSession(paths.home)
          }}
        >
          <LogOut aria-hidden className={signingOut ? 'hidden' : ''} />
          Sign Out
        </Button>
      </footer>
    </div>
  )
}

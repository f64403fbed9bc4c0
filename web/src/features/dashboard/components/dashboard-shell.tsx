import { useState, type ReactNode } from 'react'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { MobileHeader } from './mobile-header.tsx'
import { Sidebar, type SidebarProps } from './sidebar.tsx'
import { clsx } from 'clsx'

interface DashboardShellProps extends Omit<SidebarProps, 'onChoose'> {
  /** Shown above the section: the session's expiry warning. */
  guard: ReactNode
  children: ReactNode
}

export function DashboardShell({ guard, children, ...sidebar }: DashboardShellProps) {
  const [menuOpen, setMenuOpen] = useState(false)
  const closeMenu = () => setMenuOpen(false)
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[18rem_minmax(0,1fr)] print:block">
      <a
        href="#main"
        className={clsx(
          'sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50',
          'focus:rounded-md focus:bg-sheet focus:px-4 focus:py-2',
        )}
      >
        Skip to the content
      </a>
      <MobileHeader open={menuOpen} onOpenChange={setMenuOpen}>
        <Sidebar
          {...sidebar}
          onSupport={() => {
            closeMenu()
            sidebar.onSupport()
          }}
          onChoose={closeMenu}
        />
      </MobileHeader>
      <aside
        aria-label="Sidebar"
        className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line md:block print:hidden"
      >
        <Sidebar {...sidebar} />
      </aside>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-5xl min-w-0 px-4 py-6 sm:px-6 sm:py-8 lg:px-10 lg:py-10"
      >
        {guard}
        {!sidebar.user.emailVerified && (
          <Notice tone="warn" className="mb-6">
            Your profile is not verified. Check your email and verify your account to gain full access.
          </Notice>
        )}
        {children}
      </main>
    </div>
  )
}

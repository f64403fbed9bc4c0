import { Menu, X } from 'lucide-react'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { Wordmark } from '#web/components/ui/wordmark.tsx'
import { Sidebar, type SidebarProps } from './sidebar.tsx'
import { clsx } from 'clsx'

interface DashboardShellProps extends SidebarProps {
  /** Shown above the section: the session's expiry warning. */
  guard: ReactNode
  children: ReactNode
}

const MENU = 'dashboard-menu'

/** The sidebar beside the section; below 768 px it is a native popover that slides in from the left. */
export function DashboardShell({ guard, children, ...sidebar }: DashboardShellProps) {
  const menu = useRef<HTMLElement>(null)
  /** Whatever is chosen in the menu is shown in the page, under the menu. */
  function closeMenu({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a, button')) menu.current?.hidePopover()
  }
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
      <header
        className={clsx(
          'sticky top-0 z-20 flex items-center justify-between border-b border-line bg-paper',
          'px-4 py-2 md:hidden print:hidden',
        )}
      >
        <Wordmark />
        <Button variant="quiet" size="icon" aria-label="Open menu" popoverTarget={MENU}>
          <Menu aria-hidden />
        </Button>
      </header>
      {/* A key that chooses something is a click as well. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <aside
        ref={menu}
        id={MENU}
        popover="auto"
        aria-label="Sidebar"
        onClick={closeMenu}
        className={clsx(
          'inset-y-0 right-auto left-0 m-0 h-dvh max-h-none w-80 max-w-[calc(100vw-2.5rem)] overflow-y-auto',
          'overscroll-contain border-0 border-r border-line bg-paper p-0 text-ink open:animate-slide',
          'backdrop:bg-[oklch(0.15_0.03_260/0.5)] max-md:shadow-float print:hidden',
          // A menu that is open when a phone is rotated becomes the sidebar.
          'md:sticky md:block md:w-72 md:animate-none md:backdrop:hidden',
        )}
      >
        <Button
          variant="quiet"
          size="icon"
          aria-label="Close menu"
          className="absolute top-3 right-3 md:hidden"
        >
          <X aria-hidden />
        </Button>
        <Sidebar {...sidebar} />
      </aside>
      <main
        id="main"
        tabIndex={-1}
        className={clsx(
          'mx-auto w-full max-w-5xl min-w-0 px-4 py-6 sm:px-6 sm:py-8 md:col-start-2 lg:px-10 lg:pt-9 lg:pb-8',
          // A tap beside the open menu only closes it.
          'max-md:[aside:popover-open~&]:pointer-events-none',
        )}
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

import { Outlet, useLocation } from 'react-router-dom'
import { ConsentCard } from './consent-card.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { clsx } from 'clsx'
import { paths } from '#web/lib/paths.ts'

/** The frame of the public pages. */
export default function SiteLayout() {
  const { pathname } = useLocation()
  return (
    <>
      <a
        href="#main"
        className={clsx(
          'absolute top-2 left-2 z-50 -translate-y-16 rounded-md bg-brand px-4 py-2 text-sm',
          'font-medium text-on-brand focus:translate-y-0',
        )}
      >
        Skip to the content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {/* Not beside something that has to be decided first. */}
      {pathname !== paths.accountLinking && <ConsentCard />}
      <SiteFooter />
    </>
  )
}

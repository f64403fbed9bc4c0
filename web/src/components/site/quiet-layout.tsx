import type { ReactNode } from 'react'
import { BRAND } from '#shared/brand.ts'
import { paths } from '#web/lib/paths.ts'
import { HomeLink } from './home-link.tsx'

const POLICIES = [
  { to: paths.termsOfService, name: 'Terms of Service' },
  { to: paths.privacyPolicy, name: 'Privacy Policy' },
  { to: paths.refundPolicy, name: 'Refund Policy' },
] as const

/** Layout of pages with one task to finish: nothing else to click than the home link and the policies. */
export function QuietLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="site-width flex items-center py-4">
          <HomeLink />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="site-width w-full grow py-8 lg:py-12">
        {children}
      </main>
      <footer className="border-t border-line">
        <div className="site-width flex flex-wrap items-center gap-x-6 gap-y-2 py-5 text-xs text-muted">
          {POLICIES.map(({ to, name }) => (
            // A new tab, so that what was typed into the page is kept.
            <a
              key={to}
              href={to}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ))}
          <a href={paths.support} className="inline-flex min-h-6 items-center underline underline-offset-4">
            {BRAND.supportEmail}
          </a>
        </div>
      </footer>
    </div>
  )
}

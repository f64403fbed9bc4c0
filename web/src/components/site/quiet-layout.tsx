import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import { paths } from '#web/lib/paths.ts'
import { Wordmark } from '#web/components/ui/wordmark.tsx'
import { cn } from '#web/lib/cn.ts'

const POLICIES = [
  { to: paths.termsOfService, name: 'Terms of Service' },
  { to: paths.privacyPolicy, name: 'Privacy Policy' },
  { to: paths.refundPolicy, name: 'Refund Policy' },
] as const

/** Pages on which one thing is to be finished: the way home and the policies, and nothing else to click. */
export function QuietLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex max-w-5xl items-center px-5 py-4 sm:px-8">
          <Link
            to={paths.home}
            aria-label={`${BRAND.name}, to the home page`}
            className="inline-flex min-h-6 rounded-md"
          >
            <Wordmark />
          </Link>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-5xl grow px-5 py-8 sm:px-8 lg:py-12">
        {children}
      </main>
      <footer className="border-t border-line">
        <div
          className={cn(
            'mx-auto flex max-w-5xl flex-wrap items-center gap-x-6 gap-y-2 px-5 py-5 text-xs',
            'text-muted sm:px-8',
          )}
        >
          {POLICIES.map(({ to, name }) => (
            // A new tab: what was typed into the page stays.
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

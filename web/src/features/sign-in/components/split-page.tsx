import type { ReactNode } from 'react'
import { BRAND } from '#shared/brand.ts'
import { HomeLink } from '#web/components/site/home-link.tsx'
import { clsx } from 'clsx'

interface SplitPageProps {
  /** Accessible name of the dark half. */
  about: string
  aside: ReactNode
  /** The parameters of the address that the page shows something for. */
  reads: string
  children: ReactNode
}

/** A page in two halves: one describes, the other has the form. Small screens only show the form. */
export function SplitPage({ about, aside, reads, children }: SplitPageProps) {
  return (
    <div data-reads={reads} className="grid min-h-dvh lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <aside
        aria-label={about}
        // The logo is in the same place as on every other page.
        className={clsx(
          'hidden flex-col justify-between bg-(--color-cover) py-4 pr-12 text-on-cover lg:flex',
          'pl-[max(2rem,calc((100vw-76rem)/2))]',
        )}
      >
        <HomeLink className="self-start" />
        <div className="max-w-lg py-12">{aside}</div>
        <p className="text-xs">{BRAND.tagline}</p>
      </aside>
      <main id="main" tabIndex={-1} className="flex flex-col px-5 py-4 min-[30rem]:px-8">
        <HomeLink className="self-start lg:hidden" />
        <div className="mx-auto flex w-full max-w-md grow flex-col justify-center py-10">{children}</div>
      </main>
    </div>
  )
}

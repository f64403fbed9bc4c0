import { Link } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Letter } from '../../../components/ui/letter.tsx'
import { paths } from '../../../lib/paths.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { SAMPLE, SAMPLE_SENTENCES } from '../sample-letter.ts'
import { Pipeline } from './pipeline.tsx'
import { PricingTable } from './pricing-table.tsx'
import { SiteHeader } from './site-header.tsx'

export function HomePage() {
  useTitle(BRAND.name)
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <section className="mx-auto grid max-w-7xl gap-12 px-5 py-14 sm:px-8 lg:py-20 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] xl:items-center">
          <div>
            <h1 className="text-4xl lg:text-5xl">Write to the person who decides.</h1>
            <p className="mt-6 measure text-lg text-muted">
              {BRAND.name} finds jobs that fit your resume and the people behind them, and drafts a personal email to each in your own Gmail. You read it,
              change it, and send it yourself.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <Button asChild variant="accent" size="lg">
                <Link to={paths.pricing}>See the plans</Link>
              </Button>
              <Button asChild size="lg">
                <Link to={paths.login}>Log in</Link>
              </Button>
            </div>
            <p className="mt-8 measure border-l border-line pl-4 text-sm text-muted">
              The letter shows a draft as it arrives, with the source of every sentence. The people in it are invented.
            </p>
          </div>
          <Letter {...SAMPLE} sentences={SAMPLE_SENTENCES} className="shadow-float" />
        </section>
        <section id="how-it-works" tabIndex={-1} aria-labelledby="how" className="border-t border-line">
          <div className="mx-auto max-w-7xl px-5 py-16 sm:px-8 lg:py-20">
            <h2 id="how" className="text-3xl">
              What happens in a day
            </h2>
            <p className="mt-3 measure text-muted">Four steps. The first and the last are yours.</p>
            <Pipeline />
          </div>
        </section>
        <section id="pricing" tabIndex={-1} aria-labelledby="plans" className="border-t border-line">
          <div className="mx-auto max-w-7xl px-5 py-16 sm:px-8 lg:py-20">
            <h2 id="plans" className="text-3xl">
              Plans
            </h2>
            <p className="mt-3 measure text-muted">All plans do the same; they differ in how many emails they allow.</p>
            <PricingTable />
          </div>
        </section>
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-4 px-5 py-8 text-sm text-muted sm:px-8">
          <p>
            {BRAND.name}. {BRAND.tagline}.
          </p>
          <a href={paths.support} className="inline-flex min-h-6 items-center underline underline-offset-4">
            {BRAND.supportEmail}
          </a>
        </div>
      </footer>
    </>
  )
}

import { TRIAL } from '#shared/catalog/plans.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'

/** The offer of the hero again, with its price, at the end of the page. */
export function Closing() {
  return (
    <section aria-labelledby="closing-title" className="closing">
      <div className="site-width flex flex-wrap items-end justify-between gap-x-12 gap-y-8 py-16 lg:py-20">
        <div className="rise max-w-2xl">
          <h2 id="closing-title" className="text-3xl lg:text-4xl">
            Somebody is reading applications for your job. Write to them.
          </h2>
          <p className="mt-4 measure opacity-80">
            Five minutes to set up, {TRIAL.emails} drafts to judge it by, {TRIAL.days * 24} hours to decide.
          </p>
        </div>
        <ButtonLink variant="accent" size="lg" className="rise" to={paths.pricing}>
          Choose a plan to try
        </ButtonLink>
      </div>
    </section>
  )
}

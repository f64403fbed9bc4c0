import { DemoSection } from './demo/demo-section.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import { Problem } from './problem.tsx'
import { Testimonials } from './testimonials.tsx'
import { Pause, Play } from 'lucide-react'
import { CLAIMS } from '#shared/catalog/operator.ts'
import { COUNTRIES } from '#engine/values/countries.ts'
import flags from '#web/features/landing/flags.svg'
import { TextLink } from '#web/components/ui/links.tsx'
import { paths } from '#web/lib/paths.ts'
import { mainOffer } from '#web/features/landing/plan-offer.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useSignedInUser } from '#web/queries/use-signed-in-user.ts'
import { QUESTIONS } from '#web/features/landing/questions.ts'
import { TRIAL } from '#shared/catalog/plans.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'

export default function LandingPage() {
  return (
    <>
      <Hero />
      <FlagStrip />
      <DemoSection />
      <Problem />
      <HowItWorks />
      <Testimonials />
      <Pricing />
      <Questions />
      <Closing />
    </>
  )
}

/** Sizes in flags.svg, which is generated from the same list: npm run draw-previews. */
const FLAG = { width: 36, gap: 20, height: 24 } as const
const WIDTH = COUNTRIES.length * (FLAG.width + FLAG.gap)

/**
 * The flags of the countries that can be searched, passing by. They stop under the pointer, by a checkbox
 * that works without scripts, and for visitors who prefer reduced motion.
 */
function FlagStrip() {
  return (
    <section aria-label="Countries" className="border-y border-line">
      <div className="site-width flex flex-wrap items-center gap-x-8 gap-y-3 py-5">
        <p className="text-sm font-medium">{CLAIMS.countries?.text ?? 'Countries'}</p>
        <div className="flags">
          <label className="flags-pause">
            <input type="checkbox" className="sr-only" />
            <Pause aria-hidden className="in-[:has(:checked)]:hidden" />
            <Play aria-hidden className="not-in-[:has(:checked)]:hidden" />
            Pause
            <span className="sr-only"> the flags</span>
          </label>
          <div className="flags-window">
            <div className="flags-track">
              <img
                src={flags}
                alt={`Flags of ${COUNTRIES.map(({ name }) => name).join(', ')}`}
                loading="lazy"
                decoding="async"
                width={WIDTH}
                height={FLAG.height}
              />
              <img src={flags} alt="" loading="lazy" decoding="async" width={WIDTH} height={FLAG.height} />
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

/** Only one answer is open at a time: the browser closes the others, which share its name. */
export function Questions() {
  return (
    <section id="faq" tabIndex={-1} aria-labelledby="faq-title" className="border-t border-line">
      <div className="site-width grid gap-x-16 gap-y-10 py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] lg:py-24">
        <div className="rise self-start lg:sticky lg:top-28">
          <h2 id="faq-title" className="text-3xl lg:text-4xl">
            Before you pay
          </h2>
          <p className="mt-4 measure text-lg text-muted">
            Still have a question? <TextLink to={paths.contact}>Ask us</TextLink>. A person answers within 24
            hours.
          </p>
        </div>
        <div className="faq rise">
          {QUESTIONS.map(({ question, answer }) => (
            <details key={question} name="faq">
              <summary>{question}</summary>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The offer of the hero again, with its price, at the end of the page. */
function Closing() {
  const offer = mainOffer(useSignedInUser(), useNow())
  return (
    <section aria-labelledby="closing-title" className="closing">
      <div className="site-width flex flex-wrap items-end justify-between gap-x-12 gap-y-8 py-16 lg:py-20">
        <div className="rise max-w-2xl">
          <h2 id="closing-title" className="text-3xl lg:text-4xl">
            Someone is reading applications for the job you want. Write to them.
          </h2>
          {offer.note && (
            <p className="mt-4 measure opacity-80">
              Five minutes to set up, {TRIAL.emails} drafts to judge it by, {TRIAL.days * 24} hours to decide.
            </p>
          )}
        </div>
        <ButtonLink variant="accent" size="lg" className="rise" to={offer.to}>
          {offer.button}
        </ButtonLink>
      </div>
    </section>
  )
}

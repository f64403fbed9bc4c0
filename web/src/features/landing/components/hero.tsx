import { BRAND } from '#shared/brand.ts'
import { CLAIMS } from '#shared/catalog/operator.ts'
import { SAMPLE_LETTER, SAMPLE_WRITER } from '#shared/sample/letter.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { TextLink } from '#web/components/ui/links.tsx'
import { Letter } from '#web/components/ui/letter/letter.tsx'
import { paths } from '#web/lib/paths.ts'
import { useNow } from '#web/lib/use-now.ts'
import { mainOffer } from '#web/features/landing/plan-offer.ts'
import { useSignedInUser } from '#web/queries/use-signed-in-user.ts'
import { SampleSources } from './sample-sources.tsx'

/** The claims that the operator has given, each as a figure and the rest of its sentence. */
const FACTS = [
  CLAIMS.responseRate,
  CLAIMS.speed,
  CLAIMS.replies && { ...CLAIMS.replies, text: 'to a reply, not weeks' },
]
  .filter((claim) => claim !== null)
  .map(({ short, text }) => ({ figure: short, text: text.replace(short, '').trim() }))

/** The product itself: a draft as it arrives, with the sources of each paragraph in its margin. */
export function Hero() {
  const offer = mainOffer(useSignedInUser(), useNow())
  return (
    <section aria-labelledby="hero-title" className="site-width pt-10 pb-16 lg:pt-16 lg:pb-20">
      <div className="grid gap-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.55fr)] xl:items-center">
        <div className="min-w-0">
          <h1 id="hero-title" className="text-4xl lg:text-5xl">
            Write to the person who decides.
          </h1>
          <p className="mt-6 measure text-lg text-muted">
            {BRAND.name} finds jobs that fit your resume and the people behind them, and drafts a personal
            email to each in your own Gmail. You read it, change it, and send it yourself.
          </p>
          <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink variant="accent" size="lg" to={offer.to}>
              {offer.button}
            </ButtonLink>
            <ButtonLink size="lg" to={paths.howItWorks}>
              See how it works
            </ButtonLink>
          </div>
          {offer.note && <p className="mt-4 text-sm text-muted">{offer.note}</p>}
          <p className="mt-3 text-sm">
            Or <TextLink to={paths.tryIt}>try it on your own resume</TextLink> first, without an account.
          </p>
          {CLAIMS.users && (
            <p className="mt-10 border-t border-line pt-4 text-sm font-medium">{CLAIMS.users.text}</p>
          )}
          <dl className="mt-3 grid grid-cols-3 gap-x-6">
            {FACTS.map(({ figure, text }) => (
              <div key={figure} className="flex flex-col-reverse justify-end">
                <dt className="text-sm text-balance text-muted">{text}</dt>
                <dd className="font-serif text-xl tabular">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <figure className="min-w-0">
          <Letter {...SAMPLE_LETTER} marked={2} className="shadow-float" />
          <figcaption className="mt-4 text-sm text-muted">
            A draft as {BRAND.name} saves it, written by a model ({SAMPLE_WRITER}), checked sentence by
            sentence, each paragraph with its sources. The people and companies in it are invented.
            <SampleSources />
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

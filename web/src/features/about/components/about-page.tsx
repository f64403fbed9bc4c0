import { BRAND } from '#shared/brand.ts'
import { CLAIMS, CERTIFICATIONS, FOUNDERS } from '#shared/catalog/operator.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { TextLink } from '#web/components/ui/links.tsx'
import { paths } from '#web/lib/paths.ts'
import { STEPS, TIMELINE, ETHICS } from '#web/features/about/expectations.ts'
import { Chapter } from './chapter.tsx'
import { Founders } from './founders.tsx'
import { PaperDrawing } from './paper-drawing.tsx'
import { WhoItSuits } from './who-it-suits.tsx'

export default function AboutPage() {
  return (
    <>
      <section className="site-width grid items-center gap-10 py-14 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:py-24">
        <div className="min-w-0">
          <h1 className="text-4xl lg:text-5xl">A personal letter where everyone else sends a form.</h1>
          <p className="mt-6 measure text-lg text-muted">
            {BRAND.name} helps you write to the person who makes the hire. It finds that person, drafts the
            letter and leaves it in your Gmail. You send it.
          </p>
          <p className="mt-6 text-sm text-muted">
            {[CLAIMS.users, CLAIMS.countries].flatMap((claim) => (claim ? [`${claim.text}.`] : [])).join(' ')}
          </p>
        </div>
        <PaperDrawing className="mx-auto w-full max-w-sm text-ink" />
      </section>

      <Chapter id="what-it-is" title="What it is">
        <div className="space-y-4">
          <p className="max-w-[38rem] font-letter text-xl leading-snug">
            A monthly service that works while you do something else. Once a day it reads new postings in your
            field and location, finds the company behind each and someone there who can say yes, and writes
            one email for each.
          </p>
          <p className="measure text-muted">
            Each draft is made from your resume and the posting, and shows where each paragraph comes from. It
            waits in your own mailbox, under your own name. What happens next is between you and the person
            you write to.
          </p>
        </div>
      </Chapter>

      <Chapter id="the-problem" title="The problem">
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          <div>
            <h3 className="text-lg">The form</h3>
            <p className="mt-2 measure text-muted">
              You type your resume into fields your resume already answers. A filter compares words. The
              person who could judge your work may never see your name, and weeks later a message comes from a
              no-reply address.
            </p>
          </div>
          <div>
            <h3 className="text-lg">The letter</h3>
            <p className="mt-2 measure text-muted">
              Writing to the right person works better. It also takes an evening: find the person, find the
              address, find something to say that is true and worth their time. Then do it again tomorrow. We
              give you that evening back.
            </p>
          </div>
        </div>
      </Chapter>

      <Chapter id="how-it-works" title="How it works">
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
              <span aria-hidden className="font-serif text-2xl text-muted tabular">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1.5 measure text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-8">
          <TextLink
            to={paths.hubDiagram}
            className="inline-flex min-h-6 items-center decoration-1 hover:decoration-2"
          >
            The whole process in one diagram
          </TextLink>
        </p>
      </Chapter>

      <Chapter id="what-to-expect" title="What to expect" className="bg-wash">
        <ol className="border-l border-control">
          {TIMELINE.map(({ when, title, text }) => (
            <li
              key={when}
              className="relative grid gap-x-8 gap-y-1 pb-9 pl-7 last:pb-0 md:grid-cols-[7rem_minmax(0,1fr)]"
            >
              <span aria-hidden className="absolute top-2 -left-[5px] size-[9px] rounded-full bg-ink" />
              <p className="font-medium tabular">{when}</p>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 measure text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Chapter>

      <WhoItSuits />
      <Ethics />

      <section aria-labelledby="begin" className="closing">
        <div className="site-width flex flex-wrap items-center justify-between gap-8 py-14 lg:py-20">
          <div>
            <h2 id="begin" className="text-3xl lg:text-4xl">
              Judge it by your own resume.
            </h2>
            <p className="mt-4 measure opacity-80">
              The trial shows you drafts for your field and your location before you pay for a month.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="accent" size="lg" to={paths.signup}>
              Start Trial
            </ButtonLink>
            <ButtonLink size="lg" to={paths.pricing}>
              View Pricing Plans
            </ButtonLink>
          </div>
        </div>
      </section>

      <Founders founders={FOUNDERS} />
    </>
  )
}

function Ethics() {
  return (
    <Chapter id="privacy-and-ethics" title="Privacy and ethics">
      <dl className="divide-y divide-line border-b border-line">
        {ETHICS.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-8 gap-y-1 py-5 first:pt-0 md:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <dt className="font-medium">{title}</dt>
            <dd className="measure text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 measure">
        The{' '}
        <TextLink to={paths.privacyPolicy} className="decoration-1 hover:decoration-2">
          privacy policy
        </TextLink>{' '}
        says all of this in full, with every number.
      </p>
      <ul className="mt-4 measure space-y-1 text-sm text-muted">
        {CERTIFICATIONS.map(({ id, short, text, link }) => (
          <li key={id}>
            <span className="font-medium text-ink">{short}.</span> {text}.
            {link && (
              <>
                {' '}
                <TextLink href={link}>
                  See where<span className="sr-only"> for {short}</span>
                </TextLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </Chapter>
  )
}

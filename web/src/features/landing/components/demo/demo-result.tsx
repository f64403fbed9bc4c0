import { BRAND } from '#shared/brand.ts'
import { unfitInWords } from '#shared/catalog/skip-reasons.ts'
import type { DemoResult as Result, WithoutLetter } from '#shared/models/visitors/demo.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Letter } from '#web/components/ui/letter/letter.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { mainOffer } from '#web/features/landing/plan-offer.ts'
import { counted } from '#web/lib/counted.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useSignedInUser } from '#web/queries/use-signed-in-user.ts'
import { Answers } from './answers.tsx'
import { WhatWasRead } from './what-was-read.tsx'

const WITHOUT: Readonly<Record<WithoutLetter, string>> = {
  do_not_contact: 'This posting asks not to be contacted, so we write nothing for it. Try another posting.',
  nothing_to_say:
    'We found no line in your resume to build a letter on. Try another resume or another posting.',
  refused_by_check:
    'We wrote a draft, but it didn’t pass our own checks, so we don’t show it. Try another posting.',
}

/** It appears below the form, where nobody would look for it. */
const focusOnMount = (result: HTMLElement | null): void => {
  result?.focus({ preventScroll: true })
  result?.scrollIntoView({ block: 'start' })
}

/** What was read, which lines answer the posting, and the draft: the product in one page. */
export function DemoResult({ result, company }: { result: Result; company: string }) {
  const { read, needs, unfit, letter, without } = result
  const offer = mainOffer(useSignedInUser(), useNow())
  return (
    <section
      ref={focusOnMount}
      tabIndex={-1}
      aria-labelledby="demo-title"
      className="mt-16 scroll-mt-24 border-t border-line pt-12 outline-none"
    >
      <h3 id="demo-title" className="text-2xl lg:text-3xl">
        {letter ? `Your draft to ${company}` : 'What we read'}
      </h3>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.55fr)]">
        <WhatWasRead read={read} />
        <Answers needs={needs} />
      </div>
      {unfit && letter && (
        <Notice tone="info" title="A daily run would have skipped this posting" className="mt-12">
          {unfitInWords(unfit)} We wrote to it because you asked.
        </Notice>
      )}
      {without && (
        <Notice tone="warn" title="No draft" className="mt-12">
          {WITHOUT[without]}
        </Notice>
      )}
      {letter && (
        <figure className="mt-12 max-w-4xl">
          <Letter
            from={letter.from}
            to={`The person at ${company} who decides`}
            subject={letter.subject}
            body={letter.body}
            sentences={letter.sentences}
            marked={1}
            sourcesLabel="Sources of your draft"
            className="shadow-float"
          />
          <figcaption className="mt-4 measure text-sm text-muted">
            {letter.byModel ? 'A model wrote it' : 'We wrote it without a model, from your own lines'}, and{' '}
            {counted(26, 'check')} passed it. Nothing was sent, and we looked no one up. When you start,{' '}
            {BRAND.name} finds the person and greets them by name.
          </figcaption>
        </figure>
      )}
      <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink variant="accent" size="lg" to={offer.to}>
          {offer.button}
        </ButtonLink>
        {offer.note && <p className="measure text-sm text-muted">{offer.note}</p>}
      </div>
    </section>
  )
}

import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { SAMPLES_NOTE, TESTIMONIALS } from '#web/features/landing/testimonials.ts'
import { Section } from './section.tsx'
import { TestimonialCard } from './testimonial-card.tsx'
import { useCarousel } from './use-carousel.ts'

/**
 * A list that scrolls by itself; once the page is alive, two buttons step through it and go around at both
 * ends.
 */
export function Testimonials() {
  const alive = useHydrated()
  const { track, index, announced, step, onScroll } = useCarousel(TESTIMONIALS.length)
  return (
    <Section
      id="testimonials"
      title="What it is like"
      lead={<span data-testid="testimonials-note">{SAMPLES_NOTE}</span>}
      className="overflow-x-clip bg-wash"
    >
      <section aria-roledescription="carousel" aria-label="Sample testimonials" className="rise mt-10">
        <ul
          ref={track}
          onScroll={onScroll}
          // What scrolls has to be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="Sample testimonials, scrolls sideways"
          className="carousel"
        >
          {TESTIMONIALS.map((testimonial, at) => (
            <TestimonialCard key={testimonial.testId} {...testimonial} current={at === index} />
          ))}
        </ul>
        <div className={alive ? 'mt-6 flex items-center gap-3' : 'invisible mt-6 flex items-center gap-3'}>
          <Button size="icon" aria-label="Previous testimonial" onClick={() => step(-1)}>
            <ArrowLeft aria-hidden />
          </Button>
          <Button size="icon" aria-label="Next testimonial" onClick={() => step(1)}>
            <ArrowRight aria-hidden />
          </Button>
          <p aria-hidden className="text-sm text-muted tabular" data-testid="testimonial-position">
            {index + 1} of {TESTIMONIALS.length}
          </p>
          <output aria-live="polite" className="sr-only">
            {announced === null
              ? ''
              : `${announced + 1} of ${TESTIMONIALS.length}: ${TESTIMONIALS[announced]?.name ?? ''}`}
          </output>
        </div>
      </section>
    </Section>
  )
}

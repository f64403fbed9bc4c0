import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { HAS_VOICES, TESTIMONIALS, type Testimonial } from '#web/features/landing/testimonials.ts'
import { Section } from './section.tsx'
import { useCarousel } from './use-carousel.ts'

const WORDS = HAS_VOICES
  ? {
      title: 'What it is like',
      lead: 'Words of customers who agreed to be quoted.',
      carousel: 'Testimonials',
    }
  : {
      title: 'Fifteen things you can verify yourself',
      lead: 'Each one says where to look. We’ll quote customers here once they agree to it.',
      carousel: 'What you can verify',
    }

/**
 * A list that scrolls without scripts. After hydration, two buttons step through it and wrap around at both
 * ends.
 */
export function Testimonials() {
  const isHydrated = useHydrated()
  const { track, index, announced, step, onScroll } = useCarousel(TESTIMONIALS.length)
  return (
    <Section
      id="testimonials"
      title={WORDS.title}
      lead={<span data-testid="testimonials-note">{WORDS.lead}</span>}
      className="overflow-x-clip bg-wash"
    >
      <section aria-roledescription="carousel" aria-label={WORDS.carousel} className="rise mt-10">
        <ul
          ref={track}
          onScroll={onScroll}
          // The scrolling list must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={`${WORDS.carousel}, scrolls sideways`}
          className="carousel"
        >
          {TESTIMONIALS.map((testimonial, at) => (
            <TestimonialCard
              key={testimonial.testId}
              {...testimonial}
              current={at === index}
              isQuote={HAS_VOICES}
            />
          ))}
        </ul>
        <div
          className={isHydrated ? 'mt-6 flex items-center gap-3' : 'invisible mt-6 flex items-center gap-3'}
        >
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

interface TestimonialCardProps extends Testimonial {
  current: boolean
  /** Whether it is a quotation of a customer. */
  isQuote: boolean
}

/** One entry, as a slip of paper with a stamp: a customer's words, or a claim and where to check it. */
function TestimonialCard({ name, role, image, quote, testId, current, isQuote }: TestimonialCardProps) {
  return (
    <li data-testid={testId} data-current={current || undefined} className="slip">
      <figure>
        {isQuote ? (
          <blockquote>
            <p>“{quote}”</p>
          </blockquote>
        ) : (
          <div>
            <h3 className="text-lg">{name}</h3>
            <p className="mt-2">{quote}</p>
          </div>
        )}
        <figcaption>
          <span aria-hidden className="stamp">
            {image}
          </span>
          <span>
            <span className="block font-medium">{isQuote ? name : 'Where to look'}</span>
            <span className="block text-muted">{role}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  )
}

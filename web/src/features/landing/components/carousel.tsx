import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import type { Testimonial } from '#web/features/landing/testimonials.ts'
import { useCarousel } from './use-carousel.ts'

/** A list that scrolls without scripts. Two buttons step through it and wrap around at both ends. */
export function Carousel({ entries }: { entries: readonly Testimonial[] }) {
  const { track, index, announced, step, onScroll } = useCarousel(entries.length)
  return (
    <section data-live aria-roledescription="carousel" aria-label="Testimonials" className="rise mt-10">
      <ul
        ref={track}
        onScroll={onScroll}
        // The scrolling list must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Testimonials, scrolls sideways"
        className="carousel"
      >
        {entries.map(({ name, role, image, quote, testId }, at) => (
          <li key={testId} data-testid={testId} data-current={at === index || undefined} className="slip">
            <figure>
              <blockquote>
                <p>“{quote}”</p>
              </blockquote>
              <figcaption>
                <span aria-hidden className="stamp">
                  {image}
                </span>
                <span>
                  <span className="block font-medium">{name}</span>
                  <span className="block text-muted">{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex items-center gap-3">
        <Button size="icon" aria-label="Previous testimonial" onClick={() => step(-1)}>
          <ArrowLeft aria-hidden />
        </Button>
        <Button size="icon" aria-label="Next testimonial" onClick={() => step(1)}>
          <ArrowRight aria-hidden />
        </Button>
        <p aria-hidden className="text-sm text-muted tabular" data-testid="testimonial-position">
          {index + 1} of {entries.length}
        </p>
        <output aria-live="polite" className="sr-only">
          {announced === null
            ? ''
            : `${announced + 1} of ${entries.length}: ${entries[announced]?.name ?? ''}`}
        </output>
      </div>
    </section>
  )
}

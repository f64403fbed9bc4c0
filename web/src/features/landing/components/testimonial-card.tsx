import type { Testimonial } from '#web/features/landing/testimonials.ts'

/** One voice, as a slip of paper with a stamp. */
export function TestimonialCard({
  name,
  role,
  image,
  quote,
  testId,
  current,
}: Testimonial & { current: boolean }) {
  return (
    <li data-testid={testId} data-current={current || undefined} className="slip">
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
  )
}

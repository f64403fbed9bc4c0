import type { Testimonial } from '#web/features/landing/testimonials.ts'

interface TestimonialCardProps extends Testimonial {
  current: boolean
  /** Whether it is a quotation of a customer. */
  isQuote: boolean
}

/** One entry, as a slip of paper with a stamp: a customer's words, or a claim and where to check it. */
export function TestimonialCard({
  name,
  role,
  image,
  quote,
  testId,
  current,
  isQuote,
}: TestimonialCardProps) {
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
            <span className="block font-medium">{isQuote ? name : 'Where to check'}</span>
            <span className="block text-muted">{role}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  )
}

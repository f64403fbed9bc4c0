import { VOICES } from '#shared/catalog/operator.ts'
import { type Testimonial, testimonialsOf } from '#web/features/landing/testimonials.ts'
import { Carousel } from './carousel.tsx'
import { Section } from './section.tsx'

/** What customers say or, until some agree to be quoted, what visitors can check themselves. */
export function Testimonials({ voices = VOICES }: { voices?: typeof VOICES }) {
  const entries = testimonialsOf(voices)
  return voices.length > 0 ? (
    <Section
      id="testimonials"
      title="What it is like"
      lead="Words of customers who agreed to be quoted."
      className="overflow-x-clip bg-wash"
    >
      <Carousel entries={entries} />
    </Section>
  ) : (
    <Section
      id="testimonials"
      title="Six things you can check yourself"
      lead={
        <span data-testid="testimonials-note">
          Each card says where to look. We’ll quote customers here once they agree to it.
        </span>
      }
      className="bg-wash"
    >
      <ul className="rise mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry) => (
          <Claim key={entry.testId} {...entry} />
        ))}
      </ul>
    </Section>
  )
}

const Claim = ({ name, role, quote, testId }: Testimonial) => (
  <li
    data-testid={testId}
    className="flex flex-col justify-between gap-5 rounded-lg border border-line bg-sheet p-6"
  >
    <div>
      <h3 className="text-lg">{name}</h3>
      <p className="mt-2 text-muted">{quote}</p>
    </div>
    <p className="border-t border-line pt-3 text-sm">
      <span className="text-muted">Where to look:</span> {role}
    </p>
  </li>
)

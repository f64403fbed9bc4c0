import { TextLink } from '#web/components/ui/links.tsx'
import { paths } from '#web/lib/paths.ts'
import { QUESTIONS } from '#web/features/landing/questions.ts'

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
            Not answered here? <TextLink to={paths.contact}>Write to us</TextLink>. A person answers within 24
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

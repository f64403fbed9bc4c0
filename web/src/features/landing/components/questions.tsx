import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { QUESTIONS } from '../questions.ts'
import { Section } from './section.tsx'

/** One answer open at a time, and none when the open one is asked again: the browser sees to that by the common name. */
export function Questions() {
  return (
    <Section id="faq" title="Before you pay" lead="What people ask, answered as it is.">
      <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
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
        <aside className="rise text-sm text-muted lg:pt-4">
          <p className="font-medium text-ink">Something else?</p>
          <p className="mt-1">
            <Link to={paths.contact} className="text-brand underline underline-offset-4">
              Write to us
            </Link>
            . A person answers within 24 hours.
          </p>
        </aside>
      </div>
    </Section>
  )
}

import { ProductPictures } from './pictures/product-pictures.tsx'
import { Section } from './section.tsx'

interface Step {
  readonly by: 'you' | 'we'
  readonly title: string
  readonly text: string
  /** What is dropped at this step, and what happens then. */
  readonly leaves?: string
}

const STEPS: readonly Step[] = [
  {
    by: 'you',
    title: 'Say what you want',
    text:
      'Your resume, a job title, a country and a city, how old a posting may be, and the ' +
      'kind of person to write to. Takes five minutes, once.',
  },
  {
    by: 'we',
    title: 'Find postings',
    text: 'Every 24 hours: new postings for your title and place, read and compared with your resume.',
    leaves: 'Too old, or a poor match: skipped, with the reason in the report.',
  },
  {
    by: 'we',
    title: 'Find the person',
    text:
      'The company behind the posting, and someone there at the level you chose, with an ' +
      'address from public sources.',
    leaves: 'No verified address: no email, and nothing is counted.',
  },
  {
    by: 'we',
    title: 'Write',
    text:
      'One email, 40 to 150 words. Each sentence takes its words from your resume, the ' +
      'posting or a fact you confirmed.',
  },
  {
    by: 'we',
    title: 'Check',
    text: 'Twenty-six checks: names, claims, sources, tone, whether anyone has written to this person before.',
    leaves: 'A sentence without a source: the draft is thrown away.',
  },
  {
    by: 'you',
    title: 'Read, change, send',
    text:
      'The draft waits in your own Gmail, its sources in the tracker. You send what you ' +
      'stand behind, from your own address.',
  },
]

/** The steps of an email in two lanes, ours and the user's, with what is dropped at each. */
export function HowItWorks() {
  return (
    <Section
      id="how-it-works"
      title="How an email is made"
      lead={
        'You do the first step once and the last every day. Most of what we do in between is ' +
        'leave things out.'
      }
    >
      <ol className="pipeline rise">
        {STEPS.map(({ by, title, text, leaves }, index) => (
          <li key={title} data-by={by}>
            <p className="pipeline-by">
              {index + 1} · {by === 'you' ? 'You' : 'We'}
            </p>
            <h3 className="text-lg">{title}</h3>
            <p className="text-sm text-muted">{text}</p>
            {leaves && <p className="pipeline-leaves">{leaves}</p>}
          </li>
        ))}
      </ol>
      <p className="pipeline-tray rise">
        You never pay for what we leave out, and each report says what and why.
      </p>
      <ProductPictures />
    </Section>
  )
}

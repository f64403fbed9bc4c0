import { PRODUCT_PICTURES, type ProductPicture } from '#shared/sample/product-pictures.ts'
import { Picture } from './pictures/product-picture.tsx'
import { Section } from './section.tsx'

interface Step {
  readonly when: string
  readonly title: string
  readonly text: string
  /** What happens to an email that does not get further than this step. */
  readonly otherwise?: string
  readonly picture: ProductPicture
}

const STEPS: readonly Step[] = [
  {
    when: 'You, once',
    title: 'Say what you want',
    text:
      'Upload your resume and set one search: a job title, a country and a city, how old a posting may be, ' +
      'and the kind of person to write to. It takes five minutes.',
    picture: PRODUCT_PICTURES.search,
  },
  {
    when: 'We, every 24 hours',
    title: 'We find the person and write',
    text:
      'We read the new postings, compare them with your resume, and find someone at the company who decides. ' +
      'Then we write one email of 40 to 150 words, and run twenty-six checks on it.',
    otherwise:
      'A poor match, no verified address, a sentence without a source: skipped, and the report says why.',
    picture: PRODUCT_PICTURES.run,
  },
  {
    when: 'You, every day',
    title: 'Read, change, send',
    text:
      'The draft waits in your own Gmail. In the tracker, the lines behind each paragraph stand beside it: from ' +
      'your resume and from the posting. You send what you stand behind, from your own address.',
    picture: PRODUCT_PICTURES.letter,
  },
]

/** The way of an email in three steps, each with the screen on which it happens. */
export function HowItWorks() {
  return (
    <Section
      id="how-it-works"
      title="How an email is made"
      lead="You set it up once and read the drafts every day. We do the rest, and most of that is leaving things out."
    >
      <ol className="mt-12 space-y-14 lg:mt-16 lg:space-y-20">
        {STEPS.map(({ when, title, text, otherwise, picture }, index) => (
          <li
            key={title}
            className="rise grid items-center gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,40rem)]"
          >
            <div>
              <p className="text-sm text-muted tabular">
                {index + 1} · {when}
              </p>
              <h3 className="mt-2 text-2xl">{title}</h3>
              <p className="mt-3 measure text-muted">{text}</p>
              {otherwise && (
                <p className="mt-4 measure border-s border-dashed border-control ps-4 text-sm text-muted">
                  {otherwise}
                </p>
              )}
            </div>
            <Picture picture={picture} />
          </li>
        ))}
      </ol>
      <p className="mt-10 text-sm text-muted">
        Screenshots of the product. The people and companies in them are invented. You never pay for what we
        leave out.
      </p>
    </Section>
  )
}

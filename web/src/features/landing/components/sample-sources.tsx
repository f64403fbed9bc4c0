import { SAMPLE_POSTING } from '#shared/sample/posting.ts'
import { SAMPLE_RESUME } from '#shared/sample/resume.ts'

const POSTING =
  `${SAMPLE_POSTING.title}\n${SAMPLE_POSTING.company}, ` +
  `${SAMPLE_POSTING.location}\n\n${SAMPLE_POSTING.description}`

/** The posting and the resume behind the sample letter, collapsed. */
export function SampleSources() {
  return (
    <details className="mt-2">
      <summary className="min-h-6 w-fit cursor-pointer font-medium text-ink">
        The posting and the resume it was written from
      </summary>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        <Paper title="The posting" text={POSTING} />
        <Paper title="The resume" text={SAMPLE_RESUME.trim()} />
      </div>
    </details>
  )
}

const Paper = ({ title, text }: { title: string; text: string }) => (
  <section aria-label={title} className="min-w-0 rounded-lg border border-line bg-sheet px-5 py-4">
    <h2 className="text-base text-ink">{title}</h2>
    <p className="mt-2 font-letter text-sm break-words whitespace-pre-line text-ink">{text}</p>
  </section>
)

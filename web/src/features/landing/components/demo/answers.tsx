import type { DemoResult } from '#shared/models/visitors/demo.ts'

const MAX_ANSWERED = 5
const MAX_OPEN = 3

/** What the posting asks for, each with the lines of the resume that answer it. */
export function Answers({ needs }: { needs: DemoResult['needs'] }) {
  const answered = needs.filter(({ lines }) => lines.length > 0)
  const open = needs.filter(({ lines }) => lines.length === 0)
  return (
    <section aria-labelledby="demo-answers">
      <h4 id="demo-answers" className="text-sm text-muted">
        What the posting asks for, and the lines that answer it
      </h4>
      {answered.length === 0 && <p className="mt-3 measure">None of your lines answers this posting.</p>}
      <dl className="mt-3 divide-y divide-line">
        {answered.slice(0, MAX_ANSWERED).map(({ text, lines }) => (
          <div key={text} className="grid gap-x-8 gap-y-2 py-4 first:pt-0 sm:grid-cols-2">
            <dt className="text-sm text-muted">“{text}”</dt>
            {lines.map((line) => (
              <dd key={line} className="border-s-2 border-accent ps-3 text-sm sm:col-start-2">
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {open.length > 0 && answered.length > 0 && (
        <p className="mt-2 border-s border-dashed border-control ps-4 text-sm text-muted">
          Not in your resume, so not in the letter:{' '}
          {open
            .slice(0, MAX_OPEN)
            .map(({ text }) => `“${text}”`)
            .join(', ')}
          {open.length > MAX_OPEN && ` and ${open.length - MAX_OPEN} more`}.
        </p>
      )}
    </section>
  )
}

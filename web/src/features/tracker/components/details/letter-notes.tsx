import { useId } from 'react'
import type { Finding } from '#engine/values/finding.ts'
import { FindingExcerpt } from './check-result.tsx'

/** What the check notes about a text that its user typed, beside the text. Nothing is held back. */
export function LetterNotes({ findings, body }: { findings: readonly Finding[]; body: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="text-xs">
      <h3 id={id} className="font-sans text-sm font-semibold">
        Notes on your text
      </h3>
      <p className="mt-1 text-muted">The words are yours: nothing here stops you.</p>
      <ul className="mt-3 space-y-3">
        {findings.map((finding) => (
          <li
            key={`${finding.rule} ${finding.span?.start ?? ''} ${finding.message}`}
            className="border-l-2 border-warn pl-3"
          >
            <p>{finding.message}</p>
            <FindingExcerpt finding={finding} body={body} />
          </li>
        ))}
      </ul>
    </section>
  )
}

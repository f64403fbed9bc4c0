import { isPlain } from '#engine/values/letter-languages.ts'
import type { Finding } from '#engine/values/finding.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Section } from '#web/components/ui/section.tsx'

interface CheckResultProps {
  score: number
  findings: readonly Finding[]
  /** The text that the spans of the findings refer to. */
  body: string
  writer: string | null
}

/** The findings of the letter check: errors kept the draft back, hints are for the user to weigh. */
export function CheckResult({ score, findings, body, writer }: CheckResultProps) {
  return (
    <Section
      title="Check of the letter"
      aside={
        <p className="text-sm text-muted">
          Score <span className="font-medium text-ink tabular">{score}</span> of 100
          {writer !== null && ` · Written by ${writerName(writer)}`}
        </p>
      }
    >
      {findings.length === 0 ? (
        <p className="mt-2 text-sm">It passes every check.</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line text-sm">
          {findings.map((finding) => (
            <li
              key={`${finding.rule} ${finding.span?.start ?? ''} ${finding.message}`}
              className="flex flex-wrap items-start gap-x-4 gap-y-1.5 py-3"
            >
              <Badge tone={finding.severity === 'E' ? 'bad' : 'warn'}>
                {finding.severity === 'E' ? 'Error' : 'Hint'} {finding.rule}
              </Badge>
              <div className="min-w-0 grow basis-64">
                <p className="measure">{finding.message}</p>
                <FindingExcerpt finding={finding} body={body} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** The words that a finding is about. */
export function FindingExcerpt({ finding: { span }, body }: { finding: Finding; body: string }) {
  const quote = span === null ? '' : body.slice(span.start, span.end).trim()
  return quote === '' ? null : (
    <p className="mt-1 line-clamp-3 font-serif break-words text-muted">“{quote}”</p>
  )
}

const writerName = (writer: string) => (isPlain(writer) ? 'us, without a language model' : writer)

import { REVISION_WISHES } from '#shared/catalog/letters.ts'
import type { LetterVersion } from '#shared/models/outreach/outreach.ts'
import { showDateTime } from '#web/lib/time.ts'
import { Section } from './section.tsx'

/** Replaced versions of a letter, newest first, to read again or to copy from. */
export function EarlierVersions({ versions }: { versions: readonly LetterVersion[] }) {
  if (versions.length === 0) return null
  return (
    <Section title="Earlier versions">
      <ol className="mt-3 divide-y divide-line border-y border-line text-sm">
        {versions.map((version) => (
          <li key={version.at}>
            <details>
              <summary className="min-h-11 cursor-pointer py-3">
                <span className="font-medium">
                  {version.wish === null ? 'First version' : REVISION_WISHES[version.wish]}
                </span>
                <span className="text-muted">
                  {' '}
                  · {showDateTime(version.at)} · Score {version.score}
                </span>
              </summary>
              <div className="measure pb-5">
                <p className="font-medium break-words">{version.subject}</p>
                <p className="mt-3 font-letter leading-relaxed break-words whitespace-pre-line">
                  {version.body}
                </p>
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Section>
  )
}

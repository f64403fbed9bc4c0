import type { Source } from '#engine/values/finding.ts'
import { linkHost, webLink } from '#web/lib/web-address.ts'
import { WebLink } from '#web/components/ui/links.tsx'

const LABELS: Readonly<Record<Source['kind'], string>> = {
  resume: 'Your resume',
  posting: 'The posting',
  contact: 'Public source',
  fact: 'You confirmed',
  opinion: 'No source needed',
}

const LIST_MARK = /^[-–•*·]\s+/u

/** Where a sentence comes from: each kind of source, and the quotes from it. */
export function SourceNotes({ sources }: { sources: readonly Source[] }) {
  return sources.map((source, index) => {
    const page = source.kind === 'contact' ? webLink(source.uri) : null
    return (
      <span key={index} className="block">
        {source.kind !== sources[index - 1]?.kind && (
          <span className="font-medium">{LABELS[source.kind]}</span>
        )}
        {'quote' in source && source.quote !== '' && (
          <span className="block text-muted">“{source.quote.replace(LIST_MARK, '')}”</span>
        )}
        {page && <WebLink href={page}>{linkHost(page)}</WebLink>}
      </span>
    )
  })
}

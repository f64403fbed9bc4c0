import type { Source } from '#shared/models/outreach.ts'

const LABELS: Readonly<Record<Source['kind'], string>> = {
  resume: 'Your resume',
  posting: 'The posting',
  contact: 'Public source',
  fact: 'You confirmed',
  opinion: 'Your own opinion or request',
}

/** Where a sentence comes from, in one or two short lines. */
export function SourceNote({ source }: { source: Source }) {
  return (
    <span className="block">
      <span className="font-medium">{LABELS[source.kind]}</span>
      {'quote' in source && source.quote !== '' && <span className="line-clamp-3 text-muted">“{source.quote}”</span>}
      {source.kind === 'contact' && source.uri && (
        <a href={source.uri} target="_blank" rel="noreferrer" className="inline-block min-h-6 text-brand underline underline-offset-4">
          {hostOf(source.uri)}
        </a>
      )}
    </span>
  )
}

function hostOf(uri: string): string {
  return URL.canParse(uri) ? new URL(uri).hostname : 'Source'
}

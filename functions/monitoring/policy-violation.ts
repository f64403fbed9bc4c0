/** The directives of our pages' policy, by which violations are counted. */
const DIRECTIVES =
  'script-src style-src font-src img-src connect-src frame-src manifest-src object-src base-uri form-action frame-ancestors default-src worker-src media-src require-trusted-types-for trusted-types'.split(
    ' ',
  )
/** What a report names in place of an address (w3.org/TR/CSP3, "obtain the blockedURI", and Trusted Types). */
const WORDS: readonly string[] = [
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-policy',
  'trusted-types-sink',
  'data',
  'blob',
]

interface Report {
  readonly 'effective-directive'?: string | undefined
  readonly 'violated-directive'?: string | undefined
  readonly 'blocked-uri'?: string | undefined
}

/**
 * Which directive blocked what: one of ours or `other`, and a word or the origin of an address, never its path,
 * which may belong to a person. Null for what an extension of the browser tried.
 */
export function violationOf(report: Report): { readonly directive: string; readonly blocked: string } | null {
  const blocked = blockedOf(report['blocked-uri'] ?? '')
  if (blocked === null) return null
  const named = (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ')[0] ?? ''
  const directive = named.replace(/-(?:elem|attr)$/, '')
  return { directive: DIRECTIVES.includes(directive) ? directive : 'other', blocked }
}

function blockedOf(address: string): string | null {
  if (WORDS.includes(address)) return address
  if (!URL.canParse(address)) return 'unknown'
  const { protocol, origin } = new URL(address)
  if (/^https?:$/.test(protocol)) return origin
  return protocol.endsWith('extension:') ? null : protocol.slice(0, -1)
}

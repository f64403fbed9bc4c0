/** A third party's link, normalized; null unless it is http or https without credentials, safe to show. */
export function safeLink(link: unknown): string | null {
  if (typeof link !== 'string' || link.length > 2_000) return null
  const url = URL.parse(link.trim())
  if (
    url === null ||
    (url.protocol !== 'https:' && url.protocol !== 'http:') ||
    url.username !== '' ||
    url.password !== ''
  )
    return null
  return url.href
}

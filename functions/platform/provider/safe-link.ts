/**
 * An http or https link in its normal form, or null: links of other people's texts end up in pages and mails.
 */
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

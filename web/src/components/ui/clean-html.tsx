import DOMPurify from 'dompurify'
import { useMemo, useState } from 'react'

/** The same elements and attributes that are let through when an article is published. */
const ALLOWED = {
  ALLOWED_TAGS: ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'code', 'pre', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'hr', 'br'],
  ALLOWED_ATTR: ['href', 'rel', 'src', 'alt', 'width', 'height', 'loading', 'scope', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  /** Own addresses, https and mail; nothing that a browser would read as another origin or as script. */
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?![/\\])|#)/i,
  /** Browsers that ask for trusted types get one. */
  RETURN_TRUSTED_TYPE: true as const,
}

interface Clean {
  readonly inner: { readonly __html: string | TrustedHTML }
  readonly text: string
}

const asText = (text: string): Clean => ({ inner: { __html: text }, text })

/** Where there is no document the page is rendered in advance, from HTML that was cleaned a moment before. */
function cleaned(html: string): Clean {
  if (typeof window === 'undefined') return asText(html)
  if (!DOMPurify.isSupported) return asText('')
  const trusted = DOMPurify.sanitize(html, ALLOWED)
  return { inner: { __html: trusted }, text: trusted.toString() }
}

/** HTML that somebody else made, cleaned before it is shown. The only place of the site where HTML is set. */
export function CleanHtml({ html, id, className }: { html: string; id: string; className?: string }) {
  const next = useMemo(() => cleaned(html), [html])
  // What reads the same is not set again: a selection in it would be lost.
  const [shown, setShown] = useState(next)
  if (shown.text !== next.text) setShown(next)
  // oxlint-disable-next-line react/no-danger -- cleaned above, and nothing else is set
  return <div id={id} className={className} dangerouslySetInnerHTML={shown.inner} />
}

import DOMPurify from 'dompurify'
import { useMemo } from 'react'

/** The same elements and attributes that are let through when an article is published. */
const ALLOWED = {
  ALLOWED_TAGS: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'code',
    'pre',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
    'br',
  ],
  ALLOWED_ATTR: ['href', 'rel', 'src', 'alt', 'width', 'height', 'loading', 'scope', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  /** Own addresses, https and mail; nothing that a browser would read as another origin or as script. */
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?![/\\])|#)/i,
}

/** Where there is no document the page is rendered in advance, from HTML that was cleaned a moment before. */
function cleaned(html: string): string | TrustedHTML {
  if (typeof window === 'undefined') return html
  return DOMPurify.isSupported ? DOMPurify.sanitize(html, { ...ALLOWED, RETURN_TRUSTED_TYPE: true }) : ''
}

/** HTML that somebody else made, cleaned before it is shown. The only place of the site where HTML is set. */
export function CleanHtml({ html, id, className }: { html: string; id: string; className?: string }) {
  const inner = useMemo(() => ({ __html: cleaned(html) }), [html])
  // oxlint-disable-next-line react/no-danger -- cleaned one line above
  return <div id={id} className={className} dangerouslySetInnerHTML={inner} />
}

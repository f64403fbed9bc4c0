import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { ARTICLE_ATTRIBUTES, ARTICLE_ELEMENTS } from '#shared/models/article-html.ts'

const ALLOWED = {
  ALLOWED_TAGS: ARTICLE_ELEMENTS,
  ALLOWED_ATTR: Object.values(ARTICLE_ATTRIBUTES).flat(),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  /**
   * Paths of this site, https and mailto; nothing that a browser would read as another origin or as script.
   */
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?![/\\])|#)/i,
}

/** Without a window the page is being prerendered, from HTML that has just been cleaned. */
function cleaned(html: string): string | TrustedHTML {
  if (typeof window === 'undefined') return html
  return DOMPurify.isSupported ? DOMPurify.sanitize(html, { ...ALLOWED, RETURN_TRUSTED_TYPE: true }) : ''
}

/** Shows HTML from elsewhere, cleaned. The only place of the site where HTML is set. */
export function CleanHtml({ html, className }: { html: string; className?: string }) {
  const inner = useMemo(() => ({ __html: cleaned(html) }), [html])
  // oxlint-disable-next-line react/no-danger -- cleaned one line above
  return <div className={className} dangerouslySetInnerHTML={inner} />
}

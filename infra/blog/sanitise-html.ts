import sanitize, { type Attributes, type Tag } from 'sanitize-html'
import { ARTICLE_ATTRIBUTES, ARTICLE_ELEMENTS } from '#shared/models/article-html.ts'

/** Elements that are removed with their content; of other disallowed elements the text stays. */
const WITHOUT_CONTENT =
  'script style textarea option noscript iframe object embed svg math template title xmp noembed noframes plaintext select'.split(
    ' ',
  )

/** URLs on our own origin. Plain characters only: browsers drop tabs and read backslashes as slashes. */
const OWN_PAGE = /^(?:\/(?!\/)[\w./%-]*)?(?:\?[\w=&%.+-]*)?(?:#[\w-]*)?$/
const OWN_FILE = /^\/(?!\/)[\w./-]+$/
const OUTSIDE = /^(?:https:\/\/[^\s\\]+|mailto:[^\s\\]+)$/

function link(_tag: string, { href = '' }: Attributes): Tag {
  const address = href.trim()
  if (address !== '' && OWN_PAGE.test(address)) return { tagName: 'a', attribs: { href: address } }
  return { tagName: 'a', attribs: OUTSIDE.test(address) ? { href: address, rel: 'noopener noreferrer' } : {} }
}

function image(_tag: string, { src = '', alt = '', width, height }: Attributes): Tag {
  if (!OWN_FILE.test(src)) return { tagName: 'img', attribs: {} }
  const shown: Attributes = { src, alt, loading: 'lazy' }
  return {
    tagName: 'img',
    attribs: width === undefined || height === undefined ? shown : { ...shown, width, height },
  }
}

/** Reduces any HTML to text, structure, links, and images of our own. */
export function sanitiseArticle(html: string): string {
  return sanitize(html, {
    allowedTags: ARTICLE_ELEMENTS,
    allowedAttributes: ARTICLE_ATTRIBUTES,
    allowedSchemes: ['https', 'mailto'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    nonTextTags: WITHOUT_CONTENT,
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    // The page already has an h1.
    transformTags: { h1: 'h2', a: link, img: image },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  }).trim()
}

/**
 * The HTML elements allowed in an article, none of which can run, frame, style or submit anything. Both the
 * publishing command and the page remove all others.
 */
export const ARTICLE_ELEMENTS =
  'h2 h3 h4 p ul ol li blockquote strong em code pre a img table thead tbody tr th td hr br'.split(' ')

/** The attributes allowed on these elements. */
export const ARTICLE_ATTRIBUTES: Readonly<Record<string, string[]>> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['scope'],
  ol: ['start'],
}

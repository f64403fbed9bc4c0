/**
 * The elements that an article is made of. Nothing here runs, frames, styles or submits anything. Both ends
 * let through no others: the command that publishes, and the page that shows.
 */
export const ARTICLE_ELEMENTS =
  'h2 h3 h4 p ul ol li blockquote strong em code pre a img table thead tbody tr th td hr br'.split(' ')

/** Their attributes. */
export const ARTICLE_ATTRIBUTES: Readonly<Record<string, string[]>> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['scope'],
  ol: ['start'],
}

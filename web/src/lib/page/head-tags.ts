import { BRAND } from '#shared/brand.ts'
import type { PageHead } from '#shared/catalog/site-pages.ts'

export interface HeadTag {
  readonly tag: 'meta' | 'link'
  /** The attribute that identifies the tag. */
  readonly by: 'name' | 'property' | 'rel'
  readonly id: string
  readonly value: string
}

const SITE_IMAGE = '/share.jpg'

const meta = (by: 'name' | 'property', id: string, value: string): HeadTag => ({ tag: 'meta', by, id, value })

/**
 * Every tag of a page's head but the title; `address` is the absolute address of the page without its query.
 */
export function headTags(head: PageHead, address: URL): readonly HeadTag[] {
  const image = new URL(head.image ?? SITE_IMAGE, address).href
  return [
    meta('name', 'description', head.description),
    ...(head.unlisted
      ? [meta('name', 'robots', 'noindex')]
      : [{ tag: 'link', by: 'rel', id: 'canonical', value: address.href } as const]),
    meta('property', 'og:site_name', BRAND.name),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:url', address.href),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', image),
  ]
}

/** Selects every tag that `headTags` may create, to remove those left by another page. */
const KNOWN = '[name="description"],[name="robots"],[rel="canonical"],[property^="og:"],[name^="twitter:"]'

/** Gives the document the head of a page. */
export function applyHead(head: PageHead, address: URL): void {
  document.title = head.title
  const tags = headTags(head, address)
  for (const old of document.head.querySelectorAll(KNOWN)) {
    if (!tags.some(({ by, id }) => old.getAttribute(by) === id)) old.remove()
  }
  for (const { tag, by, id, value } of tags) {
    const element =
      document.head.querySelector(`${tag}[${by}="${id}"]`) ??
      document.head.appendChild(document.createElement(tag))
    element.setAttribute(by, id)
    element.setAttribute(tag === 'link' ? 'href' : 'content', value)
  }
}

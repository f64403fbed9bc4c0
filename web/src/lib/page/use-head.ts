import { createContext, use, useLayoutEffect } from 'react'
import type { PageHead } from '#shared/catalog/site-pages.ts'
import { applyHead } from './head-tags.ts'

/** Takes the head of a page that is rendered in advance; in the browser nobody listens. */
export const HeadSink = createContext<((head: PageHead) => void) | null>(null)

/**
 * Gives the document the head of the page, in the browser and while the page is rendered in advance; null
 * leaves it as it is.
 */
export function useHead(head: PageHead | null): void {
  const sink = use(HeadSink)
  if (head !== null) sink?.(head)
  // Before `useTitle` of a page, which says more where somebody is signed in.
  useLayoutEffect(() => {
    if (head !== null) applyHead(head, new URL(window.location.pathname, window.location.origin))
  }, [head])
}

import { createContext, use, useLayoutEffect } from 'react'
import type { PageHead } from '#shared/catalog/site-pages.ts'
import { applyHead } from './head-tags.ts'

/** Receives the head of a page that is being prerendered; null in the browser. */
export const HeadSink = createContext<((head: PageHead) => void) | null>(null)

/** Sets the head of the page, in the browser and during prerendering; null leaves it as it is. */
export function useHead(head: PageHead | null): void {
  const sink = use(HeadSink)
  if (head !== null) sink?.(head)
  // A layout effect, to run before `useTitle` of a page, whose title says more to a signed-in user.
  useLayoutEffect(() => {
    if (head !== null) applyHead(head, new URL(window.location.pathname, window.location.origin))
  }, [head])
}

import type { ComponentType } from 'react'
import type { LoadPage } from './public-pages.ts'

/** The code of a page could not be loaded, not even by a second attempt. */
export class PageNotLoaded extends Error {}

/** Stands for a page without code: it shows the route's error boundary. */
export function MissingPage(): never {
  throw new PageNotLoaded()
}

/**
 * A route whose code is loaded with it. A failed import is repeated once, because browsers fetch the file
 * again (whatwg/html#10327). It never rejects: React Router 7.18 shows nothing when `lazy.Component` does.
 */
export const lazyPage = (load: LoadPage) => ({
  Component: async (): Promise<ComponentType> =>
    await load()
      .catch(load)
      .then(
        (loaded) => loaded.default,
        () => MissingPage,
      ),
})

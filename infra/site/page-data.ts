import { blogPages } from './blog-pages.ts'

/**
 * A page whose content comes from data: its address, and what its components would otherwise ask the API for.
 */
export interface PageData {
  readonly path: string
  readonly queries: readonly {
    /** The key of the query in the browser. */
    readonly key: readonly unknown[]
    readonly data: unknown
    /** A field whose HTML stands in the page, in the element with this id, and is not sent twice. */
    readonly html?: { readonly field: string; readonly element: string }
  }[]
}

/**
 * Where pages with data come from, asked each time the site is built. A page with a parameter in its path
 * (`/blog/:slug`) is rendered once for each entry; a page without one (`/blog`) is rendered with its entry
 * instead of with nothing.
 */
export const PAGE_DATA: readonly (() => Promise<readonly PageData[]>)[] = [blogPages]

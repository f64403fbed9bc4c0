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
 * Asked each time the site is built. A page with a parameter (`/blog/:slug`) is rendered once for each entry,
 * one without (`/blog`) with its entry.
 */
export const PAGE_DATA: readonly (() => Promise<readonly PageData[]>)[] = [blogPages]

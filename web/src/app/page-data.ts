import * as z from 'zod/mini'

/** Replies of the API that a page was rendered with, under the query keys of its components. */
export const PageQuery = z.object({ key: z.array(z.unknown()), data: z.unknown() })
export type PageQuery = z.infer<typeof PageQuery>

export const PAGE_DATA_ID = 'page-data'

/** The JSON for the page, escaped so that it cannot end its script element. */
export const writePageData = (queries: readonly PageQuery[]): string =>
  JSON.stringify(queries).replaceAll('<', String.raw`\u003c`)

/** The replies that the page was rendered with. */
export function readPageData(document: Document): readonly PageQuery[] {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? z.array(PageQuery).parse(JSON.parse(text)) : []
}

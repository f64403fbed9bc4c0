import * as z from 'zod/mini'

/** Replies of the API that a page was rendered with, under the query keys of its components. */
export const PageQuery = z.object({
  key: z.array(z.unknown()),
  data: z.unknown(),
  /**
   * A field of the data whose HTML is already in the page, in the element with this id: it is read from there
   * instead of being sent twice.
   */
  html: z.optional(z.object({ field: z.string(), element: z.string() })),
})
export type PageQuery = z.infer<typeof PageQuery>

export const PAGE_DATA_ID = 'page-data'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * The JSON for the page, without the HTML that the page has anyway. Escaped, so that it cannot end its script
 * element.
 */
export function writePageData(queries: readonly PageQuery[]): string {
  const slim = queries.map((query) => {
    if (query.html === undefined || !isRecord(query.data)) return query
    const { [query.html.field]: _, ...data } = query.data
    return { ...query, data }
  })
  return JSON.stringify(slim).replaceAll('<', String.raw`\u003c`)
}

/** The replies that the page was rendered with, completed with the HTML from the page. */
export function readPageData(document: Document): readonly PageQuery[] {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!text) return []
  return z
    .array(PageQuery)
    .parse(JSON.parse(text))
    .map((query) => {
      if (query.html === undefined || !isRecord(query.data)) return query
      return {
        ...query,
        data: {
          ...query.data,
          [query.html.field]: document.getElementById(query.html.element)?.innerHTML ?? '',
        },
      }
    })
}

import * as z from 'zod/mini'

/** Answers of the API that a page was rendered with, under the keys by which its components ask for them. */
export const PageQuery = z.object({
  key: z.array(z.unknown()),
  data: z.unknown(),
  /**
   * A field of the data whose HTML stands in the page already, in the element with this id: it is read from
   * there and not sent twice.
   */
  html: z.optional(z.object({ field: z.string(), element: z.string() })),
})
export type PageQuery = z.infer<typeof PageQuery>

export const PAGE_DATA_ID = 'page-data'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * What is written into the page: the data without the HTML that stands in it anyway. Nothing in it can end
 * the element that holds it.
 */
export function writePageData(queries: readonly PageQuery[]): string {
  const slim = queries.map((query) => {
    if (query.html === undefined || !isRecord(query.data)) return query
    const { [query.html.field]: _, ...data } = query.data
    return { ...query, data }
  })
  return JSON.stringify(slim).replaceAll('<', String.raw`\u003c`)
}

/** What the page was rendered with, whole again. */
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

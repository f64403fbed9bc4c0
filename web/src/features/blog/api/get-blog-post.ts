import { queryOptions } from '@tanstack/react-query'
import { getBlogPost } from '#shared/contracts/blog.ts'
import { call, urlOf } from '#web/lib/api/api-client.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { POST_FAILED } from '#web/features/blog/texts.ts'

/** One article. It is always refetched, because a prerendered page may be older than the table. */
export function blogPostQuery(slug: string) {
  const options = { params: { slug } }
  return queryOptions({
    queryKey: [getBlogPost.path, urlOf(getBlogPost, options)],
    queryFn: async ({ signal }) => {
      try {
        return await call(getBlogPost, { ...options, signal })
      } catch (cause) {
        throw new Error(
          cause instanceof ApiError && cause.status === 404 ? POST_FAILED.notFound : POST_FAILED.thrown,
          { cause },
        )
      }
    },
    staleTime: 0,
  })
}

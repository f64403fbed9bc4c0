import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listBlogPosts } from '#shared/contracts/blog.ts'
import { call, urlOf } from '#web/lib/api/api-client.ts'
import { LIST_FAILED } from '#web/features/blog/texts.ts'

/**
 * All articles, or those that contain every word of the search term. They are always refetched, because a
 * prerendered page may be older than the table. The previous list stays while a search is loading.
 */
export function blogPostsQuery(term: string) {
  const options = term === '' ? {} : { query: { search: term } }
  return queryOptions({
    queryKey: [listBlogPosts.path, urlOf(listBlogPosts, options)],
    queryFn: async ({ signal }) => {
      try {
        return await call(listBlogPosts, { ...options, signal })
      } catch (cause) {
        throw new Error(LIST_FAILED.thrown, { cause })
      }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

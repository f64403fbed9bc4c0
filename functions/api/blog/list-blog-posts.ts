import { listArticles } from '#core/blog/read-blog.ts'
import { summaryView } from '#core/blog/views.ts'
import { throttle } from '#core/kernel/throttle.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { blog } from '#runtime/needs/blog.ts'
import { limits } from '#runtime/needs/limits.ts'
import { visitorOf } from '#runtime/visitor.ts'
import { listBlogPosts } from '#shared/contracts/blog.ts'

/** Somebody who types with pauses stays far below it. */
const SEARCHES = [{ seconds: 60, limit: 60 }]

export const handler = endpoint(
  listBlogPosts,
  { blog, limits },
  async ({ query: { search = '' }, event, needs }) => {
    if (search !== '') await throttle(visitorOf(event), 'blog-search', SEARCHES, needs.limits)
    return ok((await listArticles(search, needs.blog)).map(summaryView))
  },
)

import { listArticles } from '../read-blog.ts'
import { summaryView } from '../views.ts'
import { throttle } from '#platform/throttle.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { blog } from '#platform/services/stores.ts'
import { limits } from '#platform/services/table.ts'
import { visitorOf } from '#platform/http/visitor.ts'
import { listBlogPosts } from '#shared/contracts/blog.ts'

/** Somebody who types with pauses stays far below it. */
const SEARCHES = [{ seconds: 60, limit: 60 }]

export const handler = endpoint(
  listBlogPosts,
  { blog, limits },
  async ({ query: { search = '' }, event, deps }) => {
    if (search !== '') await throttle(visitorOf(event), 'blog-search', SEARCHES, deps.limits)
    return ok((await listArticles(search, deps.blog)).map(summaryView))
  },
)

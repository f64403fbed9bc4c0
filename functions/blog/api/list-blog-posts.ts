import { listArticles } from '../read-blog.ts'
import { summaryView } from '../views.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { blog } from '#platform/services/stores.ts'
import { listBlogPosts } from '#shared/contracts/blog.ts'

export const handler = endpoint(listBlogPosts, { blog }, async ({ query: { search = '' }, deps }) =>
  (await listArticles(search, deps.blog)).map(summaryView),
)

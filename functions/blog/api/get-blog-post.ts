import { readArticle } from '../read-blog.ts'
import { articleView } from '../views.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { blog } from '#platform/services/stores.ts'
import { getBlogPost } from '#shared/contracts/blog.ts'

export const handler = endpoint(getBlogPost, { blog }, async ({ params, deps }) =>
  articleView(await readArticle(params.slug, deps.blog)),
)

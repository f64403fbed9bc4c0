import { readArticle } from '#core/blog/read-blog.ts'
import { articleView } from '#core/blog/views.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { blog } from '#runtime/needs/blog.ts'
import { getBlogPost } from '#shared/contracts/blog.ts'

export const handler = endpoint(getBlogPost, { blog }, async ({ params, needs }) =>
  ok(articleView(await readArticle(params.slug, needs.blog))),
)

import { articleView } from '../article-view.ts'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { blog } from '#functions/services/blog.ts'
import { getBlogPost } from '#shared/contracts/blog.ts'

export const handler = endpoint(getBlogPost, { blog }, async ({ params, deps }) => {
  const article = await deps.blog.find(params.slug)
  if (article === null) throw new AppError('not_found')
  return articleView(article)
})

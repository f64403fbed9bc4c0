import { articleView } from '../article-view.ts'
import { matches } from '#engine/language'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { blog } from '#functions/services/blog.ts'
import { listBlogPosts } from '#shared/contracts/blog.ts'

export const handler = endpoint(listBlogPosts, { blog }, async ({ query: { search = '' }, deps }) => {
  if (search === '') return (await deps.blog.list()).map(articleView)
  const articles = await deps.blog.listSearchable()
  return articles.filter(({ searchText }) => matches(searchText, search)).map(articleView)
})

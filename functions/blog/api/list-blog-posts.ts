import { articleView } from '../article-view.ts'
import { searchFor } from '#engine/language'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { blog } from '#functions/services/blog.ts'
import { listBlogPosts } from '#shared/contracts/blog.ts'

export const handler = endpoint(listBlogPosts, { blog }, async ({ query: { search = '' }, deps }) => {
  if (search === '') return (await deps.blog.list()).map(articleView)
  const articles = await deps.blog.listSearchable()
  const isFound = searchFor(search)
  return articles.filter(({ searchText }) => isFound(searchText)).map(articleView)
})

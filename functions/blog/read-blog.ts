import { AppError } from '#platform/app-error.ts'
import type { Article, ArticleSummary } from './model.ts'
import { matches } from '#functions/language/text-search.ts'
import type { BlogStore } from './blog.store.ts'

/** Articles, newest first; with a search term only those with all of its words in title, abstract or text. */
export async function listArticles(term: string, blog: BlogStore): Promise<readonly ArticleSummary[]> {
  if (term.trim() === '') return await blog.list()
  return (await blog.listSearchable()).filter(({ searchText }) => matches(searchText, term))
}

/** One article. Throws AppError not_found. */
export async function readArticle(slug: string, blog: BlogStore): Promise<Article> {
  const article = await blog.find(slug)
  if (article === null) throw new AppError('not_found')
  return article
}

import * as z from 'zod/mini'
import type { Article, ArticleSummary, SearchableArticle } from './model.ts'
import { foldText } from '#functions/language/text-search.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { StoredInstant, toStored } from '#platform/table/instant.ts'

const SummaryItem = z.object({
  slug: z.string(),
  title: z.string(),
  abstract: z.string(),
  author: z.nullable(z.string()),
  publishedAt: StoredInstant,
  featuredImageUrl: z.string(),
  featuredImageAlt: z.string(),
})
const SearchItem = z.extend(SummaryItem, { searchText: z.string() })
const ArticleItem = z.extend(SummaryItem, { contentHtml: z.string() })
const Published = z.object({
  pk: z.string(),
  sk: z.string(),
  slug: z.string(),
  fingerprint: z.string(),
  publishedAt: StoredInstant,
})

export const summaryFromItem = (item: Item): ArticleSummary => SummaryItem.parse(item)
export const searchableFromItem = (item: Item): SearchableArticle => SearchItem.parse(item)
export const articleFromItem = (item: Item): Article => ArticleItem.parse(item)
export const publishedFromItem = (item: Item) => Published.parse(item)

/** The three items of an article: for the list, for the search, and for its page. `text` has no markup. */
export function articleToItems(article: Article, text: string, fingerprint: string): readonly Item[] {
  const { contentHtml, ...rest } = article
  const summary = { ...rest, publishedAt: toStored(article.publishedAt) }
  return [
    { ...keys.blogListed(article.publishedAt, article.slug), ...summary, fingerprint },
    {
      ...keys.blogSearched(article.publishedAt, article.slug),
      ...summary,
      searchText: foldText(`${article.title} ${article.abstract} ${text}`),
    },
    { ...keys.blogArticle(article.slug), ...summary, contentHtml },
  ]
}

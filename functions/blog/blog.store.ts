import { part } from '#platform/table/expressions.ts'
import type { Article, ArticleSummary, SearchableArticle } from './model.ts'
import { everyItem } from '#platform/table/every-item.ts'
import {
  articleFromItem,
  articleToItems,
  publishedFromItem,
  searchableFromItem,
  summaryFromItem,
} from './blog.item.ts'
import { BLOG_LIST, BLOG_SEARCH, keys } from '#platform/table/keys.ts'
import type { Item, Table } from '#platform/table/table.ts'

/** Published articles; lists are newest first. An article published just now may be missing. */
export const blogStore = (table: Table) => ({
  list: async (): Promise<readonly ArticleSummary[]> =>
    (await partition(table, BLOG_LIST)).map(summaryFromItem),
  listSearchable: async (): Promise<readonly SearchableArticle[]> =>
    (await partition(table, BLOG_SEARCH)).map(searchableFromItem),
  find: async (slug: string) => {
    const item = await table.get(keys.blogArticle(slug))
    return item && articleFromItem(item)
  },
})

export type BlogStore = ReturnType<typeof blogStore>

/** All items of a partition, in descending order of their sort keys. */
const partition = (table: Table, pk: string): Promise<readonly Item[]> =>
  everyItem(table, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ScanIndexForward: false,
  })

export interface PublishableArticle {
  readonly article: Article
  /** The article's text without markup, for the search. */
  readonly text: string
  /** Changes whenever any part of the article does. */
  readonly fingerprint: string
}

export interface Published {
  readonly written: readonly string[]
  readonly unchanged: readonly string[]
  readonly removed: readonly string[]
}

/**
 * Makes the table hold exactly these articles. Each is written in one transaction, and unchanged ones are
 * skipped, so after a crash the run can simply be repeated. Returns slugs.
 */
export async function publishArticles(
  table: Table,
  articles: readonly PublishableArticle[],
): Promise<Published> {
  const before = new Map(
    (await partition(table, BLOG_LIST)).map(publishedFromItem).map((item) => [item.slug, item]),
  )
  const changed = articles.filter(
    ({ article, fingerprint }) => before.get(article.slug)?.fingerprint !== fingerprint,
  )
  for (const { article, text, fingerprint } of changed) {
    const items = articleToItems(article, text, fingerprint)
    const old = before.get(article.slug)
    // The keys of list and search contain the date.
    const moved =
      old !== undefined && old.publishedAt.getTime() !== article.publishedAt.getTime() ? listKeys(old) : []
    await table.transact([...items.map((item) => part.put(item)), ...moved.map((key) => part.remove(key))])
  }
  const kept = new Set(articles.map(({ article }) => article.slug))
  const gone = [...before.values()].filter(({ slug }) => !kept.has(slug))
  for (const old of gone)
    await table.transact([...listKeys(old), keys.blogArticle(old.slug)].map((key) => part.remove(key)))
  const written = changed.map(({ article }) => article.slug)
  return {
    written,
    unchanged: [...kept].filter((slug) => !written.includes(slug)),
    removed: gone.map(({ slug }) => slug),
  }
}

const listKeys = ({ publishedAt, slug }: { publishedAt: Date; slug: string }) => [
  keys.blogListed(publishedAt, slug),
  keys.blogSearched(publishedAt, slug),
]

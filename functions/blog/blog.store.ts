import * as z from 'zod/mini'
import { foldText } from '#engine/language'
import { part } from '#platform/table/expressions.ts'
import { everyItem } from '#platform/table/every-item.ts'
import { type Stored, StoredInstant } from '#platform/table/instant.ts'
import { BLOG_LIST, BLOG_SEARCH, keys } from '#platform/table/keys.ts'
import type { Item, Table } from '#platform/table/table.ts'
import { BlogPostSummary } from '#shared/models/blog.ts'

const SummaryItem = z.extend(BlogPostSummary, {
  /** Null when the team wrote it. */
  author: z.nullable(z.string()),
  publishedAt: StoredInstant,
})
/** `searchText`: title, abstract and text, folded by foldText. */
const SearchItem = z.extend(SummaryItem, { searchText: z.string() })
const ArticleItem = z.extend(SummaryItem, { contentHtml: z.string() })
const PublishedItem = z.object({ slug: z.string(), fingerprint: z.string(), publishedAt: StoredInstant })

/** An article in a list. */
export type ArticleSummary = Stored<typeof SummaryItem>

/** An article as stored; its HTML is already sanitized. */
type Article = Stored<typeof ArticleItem>

/** Published articles; lists are newest first. An article published just now may be missing. */
export const blogStore = (table: Table) => ({
  async list() {
    return (await partition(table, BLOG_LIST)).map((item) => SummaryItem.parse(item))
  },
  async listSearchable() {
    return (await partition(table, BLOG_SEARCH)).map((item) => SearchItem.parse(item))
  },
  async find(slug: string) {
    const item = await table.get(keys.blogArticle(slug))
    return item && ArticleItem.parse(item)
  },
})

/** All items of a partition, in descending order of their sort keys. */
const partition = (table: Table, pk: string): Promise<readonly Item[]> =>
  everyItem(table, { keys: { pk }, descending: true })

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

/** Articles of which the table has another version or none, and those that it has and nobody wrote. */
export async function articleChanges(table: Table, articles: readonly PublishableArticle[]) {
  const stored = (await partition(table, BLOG_LIST)).map((item) => PublishedItem.parse(item))
  const before = new Map(stored.map((item) => [item.slug, item]))
  const kept = new Set(articles.map(({ article }) => article.slug))
  return {
    before,
    changed: articles.filter(
      ({ article, fingerprint }) => before.get(article.slug)?.fingerprint !== fingerprint,
    ),
    gone: stored.filter(({ slug }) => !kept.has(slug)),
  }
}

/**
 * Makes the table hold exactly these articles. Each is written in one transaction, and unchanged ones are
 * skipped, so after a crash the run can simply be repeated. Returns slugs.
 */
export async function publishArticles(
  table: Table,
  articles: readonly PublishableArticle[],
): Promise<Published> {
  const { before, changed, gone } = await articleChanges(table, articles)
  for (const { article, text, fingerprint } of changed) {
    const items = articleToItems(article, text, fingerprint)
    const old = before.get(article.slug)
    // The keys of list and search contain the date.
    const moved =
      old !== undefined && old.publishedAt.getTime() !== article.publishedAt.getTime() ? listKeys(old) : []
    await table.transact([...items.map((item) => part.put(item)), ...moved.map((key) => part.remove(key))])
  }
  for (const old of gone)
    await table.transact([...listKeys(old), keys.blogArticle(old.slug)].map((key) => part.remove(key)))
  const written = changed.map(({ article }) => article.slug)
  return {
    written,
    unchanged: articles.map(({ article }) => article.slug).filter((slug) => !written.includes(slug)),
    removed: gone.map(({ slug }) => slug),
  }
}

const listKeys = ({ publishedAt, slug }: { publishedAt: Date; slug: string }) => [
  keys.blogListed(publishedAt, slug),
  keys.blogSearched(publishedAt, slug),
]

/** The three items of an article: for the list, for the search, and for its page. `text` has no markup. */
function articleToItems(article: Article, text: string, fingerprint: string): readonly Item[] {
  const { contentHtml, ...summary } = article
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

import type { Command } from 'commander'
import {
  articleChanges,
  publishArticles,
  type PublishableArticle,
  type Published,
} from '#functions/blog/blog.store.ts'
import { plainText } from '#vendors/kit/plain-text.ts'
import type { Table } from '#platform/table/table.ts'
import { ArticleWrong } from '#infra/blog/article-file.ts'
import { readArticles, type RenderedArticle } from '#infra/blog/read-articles.ts'
import { CommandError, refusal, say, UsageError } from './command.ts'
import { ENDPOINT_OPTION, TABLE_OPTION, tableAt, type NamedTable } from './running-stage.ts'

/** The longest text of an article that is searched, in characters. */
const MAX_TEXT = 200_000

const publishable = (articles: readonly RenderedArticle[]): readonly PublishableArticle[] =>
  articles.map(({ post, fingerprint }) => ({
    article: { ...post, author: post.author ?? null, publishedAt: new Date(post.publishedAt) },
    text: plainText(post.contentHtml, MAX_TEXT),
    fingerprint,
  }))

export const publishBlog = async (
  table: Table,
  articles: readonly RenderedArticle[] = readArticles(),
): Promise<Published> => await publishArticles(table, publishable(articles))

/** Slugs of the articles that publishing would write or remove. */
export async function unpublished(table: Table): Promise<readonly string[]> {
  const { changed, gone } = await articleChanges(table, publishable(readArticles()))
  return [...changed.map(({ article }) => article.slug), ...gone.map(({ slug }) => slug)]
}

interface Typed extends Partial<NamedTable> {
  readonly check: boolean
}

async function publish({ table, check, ...place }: Typed): Promise<void> {
  const articles = readArticles()
  if (check) return say(`${articles.length} articles can be published.`)
  if (table === undefined) throw new UsageError('--table is missing. --help lists what there is.', 1)
  const { written, unchanged, removed } = await publishBlog(tableAt({ table, ...place }), articles)
  say(`${written.length} written, ${unchanged.length} as they were, ${removed.length} removed.`)
}

export function addPublishBlog(program: Command): void {
  program
    .command('publish-blog')
    .description('Publishes content/blog to a table.')
    .exitOverride(refusal(1))
    .option(...TABLE_OPTION)
    .option(...ENDPOINT_OPTION)
    .option('--check', 'read and render the articles, and write nothing', false)
    .action(async (typed: Typed) => {
      await publish(typed).catch((error: unknown) => {
        throw error instanceof ArticleWrong ? new CommandError(error.message) : error
      })
    })
}

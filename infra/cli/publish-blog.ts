import type { Command } from 'commander'
import { publishArticles, type Published } from '#functions/blog/blog.store.ts'
import { dynamoTable, type Table } from '#platform/table/table.ts'
import { ArticleWrong } from '#infra/blog/article-file.ts'
import { readArticles, type RenderedArticle } from '#infra/blog/read-articles.ts'
import { localAccess } from '#dev/local-access.ts'
import { CommandError, refusal, say, UsageError } from './command.ts'

/** Makes the table hold the articles of this project and no others. */
export const publishBlog = async (
  table: Table,
  articles: readonly RenderedArticle[] = readArticles(),
): Promise<Published> =>
  await publishArticles(
    table,
    articles.map(({ post, text, fingerprint }) => ({
      article: { ...post, author: post.author ?? null, publishedAt: new Date(post.publishedAt) },
      text,
      fingerprint,
    })),
  )

interface Typed {
  readonly table?: string
  readonly endpoint?: string
  readonly check: boolean
}

async function publish({ table, endpoint, check }: Typed): Promise<void> {
  const articles = readArticles()
  if (check) return say(`${articles.length} articles can be published.`)
  if (table === undefined) throw new UsageError('--table is missing. --help lists what there is.', 1)
  const local = endpoint === undefined ? {} : localAccess(endpoint)
  const { written, unchanged, removed } = await publishBlog(dynamoTable(table, local), articles)
  say(`${written.length} written, ${unchanged.length} as they were, ${removed.length} removed.`)
}

/** `npm run publish-blog`. */
export function addPublishBlog(program: Command): void {
  program
    .command('publish-blog')
    .description('Publishes content/blog to a table.')
    .exitOverride(refusal(1))
    .option(
      '--table <name>',
      "the stage's table; in the cloud the region and the credentials are those of the shell",
    )
    .option('--endpoint <url>', 'address of a database on this machine')
    .option('--check', 'read and render the articles, and write nothing', false)
    .action(async (typed: Typed) => {
      await publish(typed).catch((error: unknown) => {
        throw error instanceof ArticleWrong ? new CommandError(error.message) : error
      })
    })
}

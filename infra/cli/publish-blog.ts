import { parseArgs } from 'node:util'
import { publishArticles, type Published } from '#functions/blog/blog.store.ts'
import { dynamoTable, type Table } from '#platform/table/table.ts'
import { ArticleWrong } from '#infra/blog/article-file.ts'
import { readArticles, type RenderedArticle } from '#infra/blog/read-articles.ts'
import { localAccess } from '#dev/local-access.ts'

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

const USAGE = `Publishes content/blog to a table: npm run publish-blog -- --table NAME

  --table NAME       the stage's table; in the cloud the region and the credentials are those of the shell
  --endpoint URL     address of a database on this machine
  --check            read and render the articles, and write nothing`

/** `npm run publish-blog`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      table: { type: 'string' },
      endpoint: { type: 'string' },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  if (values.help) return say(USAGE)
  const articles = readArticles()
  if (values.check) return say(`${articles.length} articles can be published.`)
  if (values.table === undefined) throw new ArticleWrong('Nothing', [USAGE])
  const local = values.endpoint === undefined ? {} : localAccess(values.endpoint)
  const { written, unchanged, removed } = await publishBlog(dynamoTable(values.table, local), articles)
  say(`${written.length} written, ${unchanged.length} as they were, ${removed.length} removed.`)
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    process.stderr.write(
      `${error instanceof ArticleWrong ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    )
    process.exitCode = 1
  })
}

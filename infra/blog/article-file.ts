import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { Slug } from '#shared/models/blog.ts'

const words = (least: number, most: number) =>
  z
    .string('Write some words here.')
    .check(
      z.trim(),
      z.minLength(least, `Write ${least} characters or more.`),
      z.maxLength(most, `Write ${most} characters or fewer.`),
    )

const FrontMatter = z.strictObject({
  slug: Slug,
  title: words(10, 90),
  /** About as much as search engines and link previews show. */
  abstract: words(60, 200),
  author: z.optional(words(2, 60)),
  publishedAt: z.pipe(
    z.iso.date('Write a day as 2026-11-21.'),
    z.transform((day) => new Date(day)),
  ),
  featuredImage: z
    .string('Name the image.')
    .check(z.regex(/^\/images\/blog\/[a-z0-9-]+\.svg$/, 'Name an image as /images/blog/name.svg.')),
  imageAlt: words(10, 160),
})

export interface ArticleFile extends z.infer<typeof FrontMatter> {
  readonly markdown: string
}

/** An article that cannot be published. The message names the file and the fields, one per line. */
export class ArticleWrong extends Error {
  override readonly name = 'ArticleWrong'

  constructor(file: string, problems: readonly string[]) {
    super(`${file} cannot be published:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/** Reads one article. `publicFolder` is the folder of the site's public files. Throws ArticleWrong. */
export function readArticleFile(file: string, publicFolder: string): ArticleFile {
  const name = path.basename(file)
  const parsed = split(name, readFileSync(file, 'utf8'))
  const checked = FrontMatter.safeParse(parsed.data)
  if (!checked.success)
    throw new ArticleWrong(
      name,
      checked.error.issues.map(({ path: at, message, ...issue }) =>
        issue.code === 'unrecognized_keys'
          ? `${issue.keys.join(', ')}: No field has this name.`
          : `${at.join('.')}: ${message}`,
      ),
    )
  const problems = [
    ...(name === `${checked.data.slug}.md`
      ? []
      : [`slug: The file has to be called ${checked.data.slug}.md.`]),
    ...(existsSync(path.join(publicFolder, checked.data.featuredImage))
      ? []
      : [`featuredImage: There is no such file under ${path.basename(publicFolder)}.`]),
    ...(parsed.content.trim() === '' ? ['The article has no text.'] : []),
  ]
  if (problems.length > 0) throw new ArticleWrong(name, problems)
  return { ...checked.data, markdown: parsed.content }
}

function split(name: string, source: string): { data: unknown; content: string } {
  const [, front, content = ''] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? []
  try {
    if (front === undefined) throw new Error('Write it as YAML between two lines of three dashes.')
    return { data: parse(front), content }
  } catch (error) {
    throw new ArticleWrong(name, [
      `front matter: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
    ])
  }
}

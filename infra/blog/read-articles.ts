import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { BlogPost } from '#shared/models/blog.ts'
import { ArticleWrong, readArticleFile, type ArticleFile } from './article-file.ts'
import { renderMarkdown } from './render-markdown.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const ARTICLES = path.join(ROOT, 'content/blog')
const PUBLIC = path.join(ROOT, 'web/public')

export interface RenderedArticle {
  readonly post: BlogPost
  readonly fingerprint: string
}

function render({
  markdown,
  slug,
  title,
  abstract,
  author,
  publishedAt,
  featuredImage,
  imageAlt,
}: ArticleFile): RenderedArticle {
  const post: BlogPost = {
    slug,
    title,
    abstract,
    ...(author === undefined ? {} : { author }),
    publishedAt: publishedAt.toISOString(),
    featuredImageUrl: featuredImage,
    featuredImageAlt: imageAlt,
    contentHtml: renderMarkdown(markdown),
  }
  return {
    post,
    fingerprint: createHash('sha256').update(JSON.stringify(post)).digest('base64url'),
  }
}

/** Reads every article of the folder, newest first. Throws ArticleWrong for the first invalid one. */
export function readArticles(folder = ARTICLES, publicFolder = PUBLIC): readonly RenderedArticle[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
  const articles = files.map((name) => render(readArticleFile(path.join(folder, name), publicFolder)))
  const titles = articles.map(({ post }) => post.title.toLowerCase())
  const twice = titles.findIndex((title, index) => titles.indexOf(title) !== index)
  if (twice !== -1) throw new ArticleWrong(files[twice] ?? '', ['title: Another article has the same title.'])
  return articles.toSorted((a, b) =>
    a.post.publishedAt === b.post.publishedAt
      ? a.post.slug.localeCompare(b.post.slug)
      : b.post.publishedAt.localeCompare(a.post.publishedAt),
  )
}

import type { BlogPost, BlogPostSummary } from '#shared/models/blog.ts'
import type { Article, ArticleSummary } from './model.ts'

/** An article of the list as sent to the browser; the author is absent when the team wrote it. */
export function summaryView({
  slug,
  title,
  abstract,
  author,
  publishedAt,
  featuredImageUrl,
  featuredImageAlt,
}: ArticleSummary): BlogPostSummary {
  return {
    slug,
    title,
    abstract,
    ...(author === null ? {} : { author }),
    publishedAt: publishedAt.toISOString(),
    featuredImageUrl,
    featuredImageAlt,
  }
}

/** A whole article as sent to the browser. */
export const articleView = (article: Article): BlogPost => ({
  ...summaryView(article),
  contentHtml: article.contentHtml,
})

import * as z from 'zod/mini'
import { Instant } from './wire-types.ts'

/** An article's name in URLs: lower-case letters, digits and single hyphens. */
export const Slug = z
  .string()
  .check(
    z.maxLength(80, 'Not the name of an article.'),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Not the name of an article.'),
  )

/** An article in the list. */
export const BlogPostSummary = z.object({
  slug: Slug,
  title: z.string(),
  abstract: z.string(),
  /** Absent when the team wrote it. */
  author: z.optional(z.string()),
  publishedAt: Instant,
  /** On the site's own origin; 1200 by 630. */
  featuredImageUrl: z.string(),
  featuredImageAlt: z.string(),
})
export type BlogPostSummary = z.infer<typeof BlogPostSummary>

/** An article with HTML that was sanitized when published, and is sanitized again in the browser. */
export const BlogPost = z.extend(BlogPostSummary, { contentHtml: z.string() })
export type BlogPost = z.infer<typeof BlogPost>

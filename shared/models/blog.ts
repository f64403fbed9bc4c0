import * as z from 'zod/mini'
import { Instant } from './wire-types.ts'

/** What names an article in an address: small letters, digits and single hyphens. */
export const Slug = z
  .string()
  .check(
    z.maxLength(80, 'Not the name of an article.'),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Not the name of an article.'),
  )

/** An article as the list shows it. */
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

/** Its HTML was cleaned when it was published, and is cleaned again before a browser shows it. */
export const BlogPost = z.extend(BlogPostSummary, { contentHtml: z.string() })
export type BlogPost = z.infer<typeof BlogPost>

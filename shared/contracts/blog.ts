import * as z from 'zod/mini'
import { BLOG } from '#shared/catalog/constants.ts'
import { BlogPost, BlogPostSummary, Slug } from '#shared/models/blog.ts'
import { searchText } from '#shared/models/wire-types.ts'
import { contract } from './contract.ts'

export const listBlogPosts = contract('listBlogPosts', 'GET /api/blog', {
  auth: 'none',
  // Far more than somebody who types a search needs.
  rate: { onlyWith: 'search', perMinute: 60 },
  summary: 'All articles without their text, newest first; with a search those that contain all its words.',
  query: z.strictObject({ search: z.optional(searchText(BLOG.maxSearchLength)) }),
  reply: { 200: z.array(BlogPostSummary) },
})

export const getBlogPost = contract('getBlogPost', 'GET /api/blog/{slug}', {
  auth: 'none',
  summary: 'One article.',
  params: z.object({ slug: Slug }),
  reply: { 200: BlogPost },
  errors: ['not_found'],
})

import { expect, test } from 'vitest'
import { blogPages } from '#infra/site/blog-pages.ts'
import { BlogPost, BlogPostSummary } from '#shared/models/blog.ts'
import * as z from 'zod/mini'
import { blogPostQuery } from '#web/features/blog/api/get-blog-post.ts'
import { blogPostsQuery } from '#web/features/blog/api/list-blog-posts.ts'

const pages = await blogPages()
const [list, ...articles] = pages

test('the list is prerendered with the data that the browser would request', () => {
  expect(list?.path).toBe('/blog')
  expect(list?.queries.map(({ key }) => key)).toEqual([blogPostsQuery('').queryKey])
  const posts = z.array(BlogPostSummary).parse(list?.queries[0]?.data)
  expect(posts).toHaveLength(articles.length)
  expect(JSON.stringify(list)).not.toContain('contentHtml')
})

test('each article is prerendered with the data that the browser would request', () => {
  for (const { path: address, queries } of articles) {
    const [query] = queries
    const post = BlogPost.parse(query?.data)
    expect(address).toBe(`/blog/${post.slug}`)
    expect(query?.key).toEqual(blogPostQuery(post.slug).queryKey)
  }
})

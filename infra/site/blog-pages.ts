import { getBlogPost, listBlogPosts } from '#shared/contracts/blog.ts'
import { BlogPostSummary } from '#shared/models/blog.ts'
import { readArticles } from '../blog/read-articles.ts'
import type { PageData } from './page-data.ts'

/** The blog's pages, from the files and by the renderer of the API's answers. Throws ArticleWrong. */
export async function blogPages(): Promise<readonly PageData[]> {
  const posts = readArticles().map(({ post }) => post)
  const list = posts.map((post) => BlogPostSummary.parse(post))
  return [
    { path: '/blog', queries: [{ key: [listBlogPosts.path, listBlogPosts.path], data: list }] },
    ...posts.map(
      (post): PageData => ({
        path: `/blog/${post.slug}`,
        queries: [
          {
            key: [getBlogPost.path, getBlogPost.path.replace('{slug}', post.slug)],
            data: post,
            html: { field: 'contentHtml', element: 'article-text' },
          },
        ],
      }),
    ),
  ]
}

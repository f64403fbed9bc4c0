import { getBlogPost, listBlogPosts } from '#shared/contracts/blog.ts'
import { BlogPostSummary } from '#shared/models/blog.ts'
import { readArticles } from '../blog/read-articles.ts'

/**
 * Data for prerendering a page: its path, and the answers that its components would request from the API. A
 * route with a parameter (`/blog/:slug`) is rendered once per entry, one without (`/blog`) with its one entry.
 */
interface PageData {
  readonly path: string
  readonly queries: readonly {
    /** The key of the query in the browser. */
    readonly key: readonly unknown[]
    readonly data: unknown
  }[]
}

/** The blog's pages, from the article files, rendered like the API's answers. Throws ArticleWrong. */
export async function blogPages(): Promise<readonly PageData[]> {
  const posts = readArticles().map(({ post }) => post)
  const list = posts.map((post) => BlogPostSummary.parse(post))
  return [
    { path: '/blog', queries: [{ key: [listBlogPosts.path, listBlogPosts.path], data: list }] },
    ...posts.map(
      (post): PageData => ({
        path: `/blog/${post.slug}`,
        queries: [{ key: [getBlogPost.path, getBlogPost.path.replace('{slug}', post.slug)], data: post }],
      }),
    ),
  ]
}

import { getBlogPost, listBlogPosts } from '#shared/contracts/blog.ts'
import { BlogPostSummary } from '#shared/models/blog.ts'
import { readArticles } from '../blog/read-articles.ts'

/**
 * A page whose content comes from data: its address, and what its components would otherwise ask the API for. A page
 * with a parameter (`/blog/:slug`) is rendered once for each entry, one without (`/blog`) with its entry.
 */
interface PageData {
  readonly path: string
  readonly queries: readonly {
    /** The key of the query in the browser. */
    readonly key: readonly unknown[]
    readonly data: unknown
    /** A field whose HTML stands in the page, in the element with this id, and is not sent twice. */
    readonly html?: { readonly field: string; readonly element: string }
  }[]
}

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

import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { BlogPostSummary } from '#shared/models/blog.ts'
import { paths } from '#web/lib/paths.ts'
import { longDate } from '#web/features/blog/long-date.ts'
import { READ_MORE } from '#web/features/blog/texts.ts'
import { FeaturedImage } from './featured-image.tsx'

/** One article of the list. The link on its title covers the whole card. */
export function PostCard({ post, first }: { post: BlogPostSummary; first: boolean }) {
  const { slug, title, abstract, author, publishedAt, featuredImageUrl } = post
  return (
    <article className="post-card group" data-first={first || undefined}>
      <FeaturedImage src={featuredImageUrl} alt="" />
      <div>
        <p className="text-sm text-muted">
          <time dateTime={publishedAt.slice(0, 10)}>{longDate(publishedAt)}</time>
          {author !== undefined && <> · {author}</>}
        </p>
        <h2 className="post-title">
          <Link to={paths.blogPost(slug)}>{title}</Link>
        </h2>
        <p className="mt-2 text-muted">{abstract}</p>
        <p aria-hidden className="inline-flex items-center gap-1.5 pt-3 text-sm font-medium text-brand">
          {READ_MORE}
          <ArrowRight className="size-4" />
        </p>
      </div>
    </article>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import type { PageHead } from '#shared/catalog/site-pages.ts'
import type { BlogPost } from '#shared/models/blog.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { TextLink } from '#web/components/ui/links.tsx'
import { CleanHtml } from '#web/components/ui/clean-html.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { paths } from '#web/lib/paths.ts'
import { useHead } from '#web/lib/page/use-head.ts'
import { blogPostQuery } from '#web/features/blog/api/get-blog-post.ts'
import { longDate } from '#web/features/blog/long-date.ts'
import { articleTitle, DEFAULT_AUTHOR, POST_FAILED, START_TRIAL } from '#web/features/blog/texts.ts'
import { FeaturedImage } from './featured-image.tsx'
import { clsx } from 'clsx'

const NOT_FOUND: PageHead = {
  title: articleTitle(POST_FAILED.shown),
  description: 'There is no article at this address.',
  unlisted: true,
}

/** Link previews need a bitmap; each drawing has one with the same name. */
const headOf = ({ title, abstract, featuredImageUrl }: BlogPost): PageHead => ({
  title: articleTitle(title),
  description: abstract,
  image: featuredImageUrl.replace(/\.svg$/, '.png'),
  type: 'article',
})

export default function ArticlePage() {
  const { slug = '' } = useParams()
  const post = useQuery(blogPostQuery(slug))
  const missing = post.isError && post.data === undefined
  useHead(useMemo(() => (post.data ? headOf(post.data) : missing ? NOT_FOUND : null), [post.data, missing]))
  return (
    <div className="site-width py-10 lg:py-14">
      {post.data ? (
        <Article post={post.data} />
      ) : (
        <div className="max-w-[40rem]">
          {missing ? (
            <NotFound reason={post.error.message} />
          ) : (
            <LoadingSkeleton label="Loading the article" variant="text" />
          )}
        </div>
      )}
    </div>
  )
}

function Article({
  post: {
    title,
    abstract,
    author = DEFAULT_AUTHOR,
    publishedAt,
    featuredImageUrl,
    featuredImageAlt,
    contentHtml,
  },
}: {
  post: BlogPost
}) {
  return (
    <article>
      <header className="grid items-center gap-x-16 gap-y-8 border-line lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:border-b lg:pb-12">
        <div>
          <nav aria-label="Breadcrumb" className="text-sm text-muted">
            <ol className="flex flex-wrap items-baseline gap-x-2">
              <li>
                <TextLink
                  to={paths.blog}
                  className="inline-flex min-h-6 items-center decoration-1 hover:decoration-2"
                >
                  Blog
                </TextLink>
              </li>
              <li aria-hidden>/</li>
              <li aria-current="page">{title}</li>
            </ol>
          </nav>
          <h1 className="mt-6 text-3xl lg:text-4xl">{title}</h1>
          <p className="mt-4 text-lg text-muted">{abstract}</p>
          <p className="mt-4 text-sm text-muted">
            {author} · <time dateTime={publishedAt.slice(0, 10)}>{longDate(publishedAt)}</time>
          </p>
        </div>
        <FeaturedImage src={featuredImageUrl} alt={featuredImageAlt} />
      </header>
      <div className="grid gap-x-20 lg:grid-cols-[minmax(0,44rem)_minmax(0,20rem)] lg:justify-between lg:pt-4">
        <CleanHtml html={contentHtml} className="article-text" />
        <TryIt />
      </div>
    </article>
  )
}

/** Beside the text and in view while scrolling on a wide screen, below the text on a narrow one. */
function TryIt() {
  return (
    <aside
      aria-label="Try it"
      className={clsx(
        'mt-14 border-t border-line pt-8 lg:sticky lg:top-28 lg:mt-10 lg:self-start lg:border-t-0',
        'lg:border-l lg:pt-0 lg:pl-8',
      )}
    >
      <p className="font-serif text-xl font-semibold">Let the drafts be written for you</p>
      <p className="mt-2 text-muted">
        We find the person, draft the email in your own Gmail, and show beside it what each paragraph rests
        on. You read it and send it.
      </p>
      <ButtonLink variant="accent" size="lg" className="mt-6" to={paths.signup}>
        {START_TRIAL}
      </ButtonLink>
    </aside>
  )
}

function NotFound({ reason }: { reason: string }) {
  return (
    <div role="alert" className="py-12">
      <h1 className="text-3xl">{POST_FAILED.shown}</h1>
      <p className="mt-3 measure text-muted">
        {reason}.{' '}
        {reason === POST_FAILED.notFound
          ? 'It may have been renamed or taken down. You can search all articles on the blog.'
          : 'The article may still be there. Check your connection and reload the page.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink variant="accent" to={paths.blog}>
          {POST_FAILED.back}
        </ButtonLink>
        <ButtonLink to={paths.home}>{POST_FAILED.home}</ButtonLink>
      </div>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { paths } from '#web/lib/paths.ts'
import { blogPostsQuery } from '#web/features/blog/api/list-blog-posts.ts'
import { BLOG_TITLE, foundFor, LIST_FAILED, NOTHING_FOUND, START_TRIAL } from '#web/features/blog/texts.ts'
import { PostCard } from './post-card.tsx'
import { PostsSkeleton } from './posts-skeleton.tsx'
import { useCallback, useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BLOG } from '#shared/catalog/constants.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useTypedSearch } from '#web/lib/typing/use-typed-search.ts'
import { Search } from 'lucide-react'
import { Input } from '#web/components/ui/forms/input.tsx'

export default function BlogPage() {
  const { typed, setTyped, term } = useSearchTerm()
  const posts = useQuery(blogPostsQuery(term))
  const current = posts.isPlaceholderData ? undefined : posts.data
  return (
    <div className="site-width py-12 lg:py-16">
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <div>
          <h1 className="text-3xl lg:text-4xl">{BLOG_TITLE}</h1>
          <p className="mt-4 measure text-lg text-muted">
            Who to write to, what to say, and when to stop. Short articles that you can use today.
          </p>
        </div>
        <ButtonLink variant="accent" size="lg" to={paths.signup}>
          {START_TRIAL}
        </ButtonLink>
      </header>
      <div className="mt-8 border-b border-line pb-6">
        <SearchBox value={typed} onChange={setTyped} />
        {/* Rendered while empty, so that screen readers announce what appears, and as high as the line to come. */}
        <output aria-live="polite" className="mt-3 block min-h-6 text-sm break-words text-muted">
          {term !== '' && current !== undefined && foundFor(current.length, term)}
        </output>
      </div>
      {posts.isError && posts.data === undefined ? (
        <ErrorState
          title={LIST_FAILED.shown}
          description="The articles are still there, but this page couldn’t load them."
          onRetry={() => void posts.refetch()}
          busy={posts.isFetching}
        />
      ) : posts.data === undefined ? (
        <PostsSkeleton />
      ) : posts.data.length === 0 ? (
        <NothingFound searched={term !== ''} onClear={() => setTyped('')} />
      ) : (
        <ul className="post-list" aria-busy={posts.isPlaceholderData || undefined}>
          {posts.data.map((post, index) => (
            <li key={post.slug} className="contents">
              <PostCard post={post} first={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function NothingFound({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  return (
    <div className="flex flex-col items-center px-6 py-16 text-center">
      <h2 className="text-xl">{NOTHING_FOUND.title}</h2>
      <p className="mt-2 measure text-muted">
        {searched
          ? 'No article contains all of these words. Try fewer words, or a synonym.'
          : 'The first article is being written.'}
      </p>
      {searched && (
        <Button onClick={onClear} className="mt-6">
          {NOTHING_FOUND.clear}
        </Button>
      )}
    </div>
  )
}

/**
 * The text in the search box, and the search term, which follows when typing pauses. The term is kept in the
 * URL, so that going back from an article shows the same results.
 */
function useSearchTerm() {
  const [params, setParams] = useSearchParams()
  const term = useHydrated() ? (params.get('search') ?? '').trim() : ''
  const onTerm = useCallback(
    (next: string) => setParams(next === '' ? {} : { search: next }, { replace: true }),
    [setParams],
  )
  return { ...useTypedSearch(term, onTerm, BLOG.searchDebounceMs), term }
}

interface SearchBoxProps {
  value: string
  onChange: (value: string) => void
}

function SearchBox({ value, onChange }: SearchBoxProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What was typed before hydration.
    const early = field.current?.value ?? ''
    if (early !== '') onChange(early)
  }, [onChange])
  return (
    <div data-live data-reads="search" className="w-full sm:max-w-md">
      <label htmlFor={id} className="block text-sm font-medium">
        Search the articles
      </label>
      <div className="relative mt-1.5">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          ref={field}
          id={id}
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          maxLength={BLOG.maxSearchLength}
          autoComplete="off"
          className="h-11 pl-9"
        />
      </div>
    </div>
  )
}

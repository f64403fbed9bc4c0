import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { RefreshFailed } from '#web/components/ui/states/refresh-failed.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import type { CursorPages } from '#web/features/admin/use-cursor-pages.ts'
import { DataTable, type Column } from '#web/components/admin/data-table.tsx'
import { RefreshButton } from '#web/components/admin/refresh-button.tsx'

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
}

interface PagedListProps<Row> {
  /** What is listed, as in “Users”. */
  title: string
  description?: ReactNode
  list: UseQueryResult<Page<Row>>
  pages: CursorPages
  columns: readonly Column<Row>[]
  /** Left out for a list that cannot be empty. */
  empty?: { title: string; text: string }
  /** Filters of the list. */
  tools?: ReactNode
  level?: 2 | 3
}

/** A paged list, in any state: loading, failed, empty or shown. */
export function PagedList<Row extends { readonly id: string }>({
  title,
  description,
  list,
  pages,
  columns,
  empty,
  tools,
  level = 2,
}: PagedListProps<Row>) {
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = list
  const heading = useRef<HTMLHeadingElement>(null)
  const turn = (go: () => void) => {
    go()
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }
  const isEmpty = data !== undefined && data.rows.length === 0
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Card aria-label={title} aria-busy={isFetching}>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 px-5 py-4 sm:px-6">
        <div className="min-w-0">
          <Heading ref={heading} tabIndex={-1} className={level === 2 ? 'text-xl' : 'text-lg'}>
            {title}
            {pages.page > 1 && <span className="text-muted">, page {pages.page}</span>}
          </Heading>
          {description && <p className="mt-1 measure text-sm text-muted">{description}</p>}
        </div>
        <div className="flex flex-wrap items-end gap-3">
          {tools}
          <RefreshButton
            what={title.toLowerCase()}
            busy={isFetching && !isPending}
            onRefresh={() => void refetch()}
          />
        </div>
      </header>
      {/* Rendered from the start, so that screen readers announce changes. */}
      <output className="sr-only">
        {data === undefined || isPlaceholderData
          ? ''
          : isEmpty
            ? empty?.title
            : `${data.rows.length} shown, page ${pages.page}`}
      </output>
      {isPending && <LoadingSkeleton label={`Loading ${title.toLowerCase()}`} variant="table" />}
      {error !== null && data === undefined && (
        <div className="border-t border-line">
          <ErrorState
            title={`${title} could not be loaded`}
            description={explain(error, 'Try again in a moment.')}
            onRetry={pages.page > 1 ? pages.first : () => void refetch()}
            retryLabel={pages.page > 1 ? 'Back to the first page' : 'Try again'}
            busy={isFetching}
          />
        </div>
      )}
      {error !== null && data !== undefined && (
        <RefreshFailed what="The list" error={error} className="mx-5 mb-4 sm:mx-6" />
      )}
      {isEmpty && empty && (
        <div className="border-t border-line">
          <EmptyState title={empty.title}>{empty.text}</EmptyState>
        </div>
      )}
      {data !== undefined && !isEmpty && (
        <DataTable caption={title} columns={columns} rows={data.rows} faded={isPlaceholderData} />
      )}
      {(pages.page > 1 || (data?.nextCursor ?? null) !== null) && (
        <nav
          aria-label={`Pages of ${title.toLowerCase()}`}
          className="flex items-center justify-between gap-3 border-t border-line px-5 py-3 sm:px-6"
        >
          <Button variant="quiet" size="sm" disabled={pages.page === 1} onClick={() => turn(pages.previous)}>
            <ChevronLeft aria-hidden />
            Previous
          </Button>
          <span className="text-sm text-muted tabular">Page {pages.page}</span>
          <Button
            variant="quiet"
            size="sm"
            disabled={isPlaceholderData || data === undefined || data.nextCursor === null}
            onClick={() => {
              const next = data?.nextCursor
              if (next) turn(() => pages.next(next))
            }}
          >
            Next
            <ChevronRight aria-hidden />
          </Button>
        </nav>
      )}
    </Card>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { lazy, useEffect, useState, useId } from 'react'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { RefreshFailed } from '#web/components/ui/states/refresh-failed.tsx'
import { LoadingSkeleton, Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { emailsOf, refreshTracker } from '#web/queries/list-email-outreach.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { useLatestRun } from '#web/queries/use-latest-run.ts'
import { useEmailOutreachPage, useTotals } from '#web/features/tracker/api/list-email-outreach.ts'
import { useListView } from '#web/features/tracker/use-list-view.ts'
import { FilterPanel } from '#web/features/tracker/components/list/filter-panel.tsx'
import { ListSection } from '#web/features/tracker/components/list/list-section.tsx'
import { FolderChips } from '#web/features/tracker/components/list/folder-chips.tsx'
import { GoneNotice } from '#web/features/tracker/components/list/gone-notice.tsx'
import { ORDERS } from '#web/features/tracker/folders.ts'
import { useDraftCheck } from '#web/features/tracker/api/check-drafts.ts'
import { RunPanel, RunSummary } from './run-panel.tsx'
import { TrackerToolbar } from './tracker-toolbar.tsx'
import { Search } from 'lucide-react'
import { TRACKER_SEARCH } from '#shared/catalog/constants.ts'
import { Input, Select } from '#web/components/ui/forms/input.tsx'
import { useTypedSearch } from '#web/lib/typing/use-typed-search.ts'

const DetailsDialog = lazy(() => import('#web/features/tracker/components/details/details-dialog.tsx'))

/** The emails written so far, page by page, and the run in progress. */
export default function TrackerScreen() {
  useTitle('Email Outreach Tracker')
  const queryClient = useQueryClient()
  useDraftCheck()
  const { view, show, openEntry, moveTo, close } = useListView()
  const [filterOpen, setFilterOpen] = useState(true)
  const list = useEmailOutreachPage(view)
  const totals = useTotals(view, list)
  const latest = useLatestRun()
  // The run's panel is above the list: waiting for both keeps the list from being pushed down.
  const loading = !list.isError && (list.isPending || latest.isPending)
  const run = latest.data?.run ?? null

  const lastPage = list.data?.totalPages
  const pastTheEnd = !list.isPlaceholderData && lastPage !== undefined && lastPage > 0 && view.page > lastPage
  useEffect(() => {
    if (pastTheEnd) show({ ...view, page: lastPage }, { replace: true })
  }, [pastTheEnd, lastPage, show, view])

  const skeleton = <LoadingSkeleton label="Loading your emails" variant="rows" />
  return (
    <div className="mx-auto w-full max-w-6xl space-y-3 sm:space-y-4">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-3xl">Email Outreach Tracker</h1>
          <dl className="mt-1 flex flex-wrap gap-x-6">
            <Counter label="Total emails for today" count={totals.today} />
            <Counter label="Total emails to-date" count={totals.toDate} />
          </dl>
        </div>
        <TrackerToolbar
          view={view}
          list={list}
          filterOpen={filterOpen}
          onFilter={() => setFilterOpen(!filterOpen)}
          onRefresh={() => {
            void refreshTracker(queryClient)
            void latest.refetch()
          }}
        />
      </header>
      <FolderChips />
      {run && <RunPanel run={run} />}
      <GoneNotice />
      <div className="flex gap-3 print:hidden">
        <SearchBox />
        <OrderSelect />
      </div>
      <div hidden={!filterOpen} className="print:hidden">
        <FilterPanel availableDates={list.data?.availableDates} />
      </div>
      {list.isError && list.data && <RefreshFailed what="The list" error={list.error} />}
      {loading ? (
        skeleton
      ) : (
        <Loaded
          query={list}
          skeleton={skeleton}
          failed="Your emails couldn’t be loaded"
          advice="Nothing is lost. Try again in a moment."
          inCard
        >
          {(data) => <ListSection list={data} behind={list.isPlaceholderData} run={run} />}
        </Loaded>
      )}
      {run && <RunSummary run={run} />}
      {openEntry !== null && (
        <LazyContent>
          <DetailsDialog
            id={openEntry}
            ids={(list.data ? emailsOf(list.data) : []).map(({ id }) => id)}
            onMove={moveTo}
            onClose={close}
          />
        </LazyContent>
      )}
    </div>
  )
}

interface CounterProps {
  label: string
  /** Undefined while the number is loading, null when it could not be loaded. */
  count: number | null | undefined
}

function Counter({ label, count }: CounterProps) {
  return (
    <div className="flex min-w-0 items-baseline gap-1.5">
      <dt className="order-2 text-xs text-muted">{label}</dt>
      <dd className="order-1 text-sm leading-6 font-semibold tabular">
        {count === undefined ? <Skeleton className="h-5 w-4 sm:w-8" /> : (count?.toLocaleString('en') ?? '—')}
      </dd>
    </div>
  )
}

function OrderSelect() {
  const { view, show } = useListView()
  return (
    <div className="w-36 shrink-0 sm:w-44">
      <Select
        aria-label="Order"
        options={ORDERS}
        value={view.sort}
        onChange={({ target }) => {
          const sort = ORDERS.find(({ value }) => value === target.value)?.value
          if (sort !== undefined) show({ ...view, sort, page: 1 })
        }}
      />
    </div>
  )
}

function SearchBox() {
  const id = useId()
  const { view, show } = useListView()
  const search = (term: string) =>
    show({ ...view, search: term === '' ? undefined : term, page: 1 }, { replace: true })
  const { typed, setTyped, send } = useTypedSearch(view.search ?? '', search, TRACKER_SEARCH.debounceMs)
  return (
    <form
      className="min-w-0 grow"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={id} className="sr-only">
        Search your emails
      </label>
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          id={id}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={TRACKER_SEARCH.maxLength}
          placeholder="Company, job title, person or subject"
          autoComplete="off"
          enterKeyHint="search"
          className="pl-9"
        />
      </div>
    </form>
  )
}

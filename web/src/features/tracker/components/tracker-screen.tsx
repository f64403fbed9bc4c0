import { useQueryClient } from '@tanstack/react-query'
import { lazy, useEffect, useState, useId } from 'react'
import { getOutreachStatistics } from '#shared/contracts/outreach.ts'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { RefreshFailed } from '#web/components/ui/states/refresh-failed.tsx'
import { LoadingSkeleton, Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { emailsOf } from '#web/queries/list-email-outreach.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { useLatestRun } from '#web/queries/use-latest-run.ts'
import {
  useEmailOutreachPage,
  useTotals,
  useOutreachStatistics,
} from '#web/features/tracker/api/list-email-outreach.ts'
import { useListView } from '#web/features/tracker/use-list-view.ts'
import { FilterPanel } from '#web/features/tracker/components/list/filter-panel.tsx'
import { ListSection } from '#web/features/tracker/components/list/list-section.tsx'
import { RunPanel, RunSummary } from './run-panel.tsx'
import { TrackerToolbar } from './tracker-toolbar.tsx'
import type { OutreachStatistics } from '#shared/models/outreach/outreach.ts'
import { Button } from '#web/components/ui/button.tsx'
import { counted } from '#web/lib/counted.ts'
import { Search } from 'lucide-react'
import { TRACKER_SEARCH } from '#shared/catalog/constants.ts'
import { Input } from '#web/components/ui/forms/input.tsx'
import { useTypedSearch } from '#web/lib/typing/use-typed-search.ts'

const DetailsDialog = lazy(() => import('#web/features/tracker/components/details/details-dialog.tsx'))

/** The emails written so far, page by page, and the run in progress. */
export default function TrackerScreen() {
  useTitle('Email Outreach Tracker')
  const queryClient = useQueryClient()
  const { view, show, openEntry, open, moveTo, close } = useListView()
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

  const skeleton = <LoadingSkeleton label="Loading your emails" variant="grid" />
  return (
    <div className="mx-auto w-full max-w-6xl space-y-4 sm:space-y-5">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-2xl sm:text-3xl">Email Outreach Tracker</h1>
        <TrackerToolbar
          view={view}
          list={list}
          filterOpen={filterOpen}
          onFilter={() => setFilterOpen(!filterOpen)}
          onRefresh={() => {
            void list.refetch()
            void latest.refetch()
            void queryClient.invalidateQueries({ queryKey: [getOutreachStatistics.path] })
          }}
        />
      </header>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-1 border-y border-line py-2">
        <ToDoLine onOpen={open} />
        <dl className="flex gap-x-6 max-sm:w-full">
          <Counter label="Total emails for today" count={totals.today} />
          <Counter label="Total emails to-date" count={totals.toDate} />
        </dl>
      </div>
      {run && <RunPanel run={run} />}
      <SearchBox />
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
          failed="Your emails could not be loaded"
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
    <div className="flex min-w-0 items-baseline gap-1.5 max-sm:flex-1">
      <dt className="order-2 text-xs text-muted">{label}</dt>
      <dd className="order-1 font-serif text-lg leading-6 font-semibold tabular">
        {count === undefined ? <Skeleton className="h-5 w-4 sm:w-8" /> : (count?.toLocaleString('en') ?? '—')}
      </dd>
    </div>
  )
}

/** The user's open tasks, in words. */
function toDoWords({ drafts, followUps, nextSteps }: OutreachStatistics['toDo']): string {
  const parts = [
    drafts.count > 0 && counted(drafts.count, 'draft to read', 'drafts to read'),
    nextSteps.count > 0 && counted(nextSteps.count, 'next step due', 'next steps due'),
    followUps.count > 0 && counted(followUps.count, 'follow-up due', 'follow-ups due'),
  ].filter(Boolean)
  return parts.length === 0 ? 'Nothing is waiting for you' : parts.join(', ')
}

/** Today's tasks, with a button that opens the first email. Renders nothing when they could not be loaded. */
function ToDoLine({ onOpen }: { onOpen: (id: string) => void }) {
  const statistics = useOutreachStatistics()
  if (statistics.isPending) return <Skeleton className="my-2 h-6 w-56" />
  if (statistics.data === undefined) return null
  const { toDo } = statistics.data
  const [next, label] = [
    [toDo.nextSteps.next, 'Open the next step'] as const,
    [toDo.drafts.next, 'Read the first'] as const,
    [toDo.followUps.next, 'Open the follow-up'] as const,
  ].find(([id]) => id !== null) ?? [null, '']
  return (
    <div className="flex min-h-10 min-w-0 grow items-center justify-between gap-4 sm:justify-start">
      <p className="min-w-0 font-medium tabular">{toDoWords(toDo)}</p>
      {next !== null && (
        <Button variant="accent" className="shrink-0" onClick={() => onOpen(next)}>
          {label}
        </Button>
      )}
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
      className="print:hidden"
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

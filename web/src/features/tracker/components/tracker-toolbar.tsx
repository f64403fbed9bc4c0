import type { UseQueryResult } from '@tanstack/react-query'
import { ChartColumn, Download, RefreshCw, SlidersHorizontal } from 'lucide-react'
import { lazy, useState } from 'react'
import type { OutreachList } from '#shared/models/outreach/outreach.ts'
import { Button } from '#web/components/ui/button.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { clsx } from 'clsx'
import { useDownloadEmails } from '#web/features/tracker/api/download-emails.ts'
import type { ListView } from '#web/features/tracker/list-view.ts'
import { isTyping, usePageKey } from '#web/lib/typing/page-keys.ts'

const StatisticsDialog = lazy(() => import('./statistics-dialog.tsx'))
const KeysDialog = lazy(() => import('./list/keys-dialog.tsx'))

interface TrackerToolbarProps {
  view: ListView
  list: UseQueryResult<OutreachList>
  filterOpen: boolean
  onFilter: () => void
  onRefresh: () => void
}

export function TrackerToolbar({ view, list, filterOpen, onFilter, onRefresh }: TrackerToolbarProps) {
  const [statisticsOpen, setStatisticsOpen] = useState(false)
  const [keysOpen, setKeysOpen] = useState(false)
  // With any modifier: some keyboards need one for a question mark.
  usePageKey((event) => {
    if (event.key === '?' && !isTyping(event)) setKeysOpen(true)
  })
  const download = useDownloadEmails()
  const reloading = list.isFetching && !list.isPending
  return (
    <div
      className={clsx(
        'flex w-full gap-2 sm:w-auto sm:flex-wrap print:hidden',
        '*:grow *:max-sm:px-1.5 [&_svg]:max-sm:hidden',
      )}
    >
      <Button
        size="sm"
        className="aria-expanded:border-brand aria-expanded:bg-brand-soft"
        aria-expanded={filterOpen}
        aria-controls="tracker-filter"
        onClick={onFilter}
      >
        <SlidersHorizontal aria-hidden />
        Filter
      </Button>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setStatisticsOpen(true)}>
        <ChartColumn aria-hidden />
        Statistics
      </Button>
      <Button size="sm" busy={reloading} onClick={onRefresh}>
        {!reloading && <RefreshCw aria-hidden />}
        Refresh
      </Button>
      {list.data !== undefined && list.data.totalItems > 0 && (
        <Button size="sm" busy={download.isPending} onClick={() => download.mutate(view)}>
          {!download.isPending && <Download aria-hidden />}
          {download.isPending ? (
            'Preparing…'
          ) : (
            <span>
              <span className="max-sm:sr-only">Download </span>CSV
            </span>
          )}
        </Button>
      )}
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-label="Keys"
        aria-keyshortcuts="?"
        className="max-md:hidden"
        onClick={() => setKeysOpen(true)}
      >
        ?
      </Button>
      {keysOpen && (
        <LazyContent>
          <KeysDialog onClose={() => setKeysOpen(false)} />
        </LazyContent>
      )}
      {statisticsOpen && (
        <LazyContent>
          <StatisticsDialog onClose={() => setStatisticsOpen(false)} />
        </LazyContent>
      )}
    </div>
  )
}

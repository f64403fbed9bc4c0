import { ChartColumn, Download, RefreshCw, SlidersHorizontal } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { TRACKER_TEXTS } from '#web/features/tracker/texts.ts'

/** A part of the page that a button opens and closes. */
interface Panel {
  id: string
  open: boolean
  toggle: () => void
}

interface TrackerToolbarProps {
  filter: Panel
  statistics: Panel
  reloading: boolean
  onRefresh: () => void
  /** Null where there is nothing to download. */
  download: { busy: boolean; start: () => void } | null
}

/** Shows by itself whether its part of the page is open. */
const TOGGLE = 'aria-expanded:border-brand aria-expanded:bg-brand-soft'

export function TrackerToolbar({ filter, statistics, reloading, onRefresh, download }: TrackerToolbarProps) {
  return (
    <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto sm:flex-wrap print:hidden">
      <Button
        className={TOGGLE}
        aria-expanded={filter.open}
        aria-controls={filter.id}
        onClick={filter.toggle}
      >
        <SlidersHorizontal aria-hidden />
        {TRACKER_TEXTS.filter}
      </Button>
      <Button
        className={TOGGLE}
        aria-expanded={statistics.open}
        aria-controls={statistics.id}
        onClick={statistics.toggle}
      >
        <ChartColumn aria-hidden />
        Statistics
      </Button>
      <Button busy={reloading} onClick={onRefresh}>
        {!reloading && <RefreshCw aria-hidden />}
        {TRACKER_TEXTS.refresh}
      </Button>
      {download && (
        <Button className="max-sm:px-2" busy={download.busy} onClick={download.start}>
          {!download.busy && <Download aria-hidden />}
          {download.busy ? 'Preparing the file…' : 'Download CSV'}
        </Button>
      )}
    </div>
  )
}

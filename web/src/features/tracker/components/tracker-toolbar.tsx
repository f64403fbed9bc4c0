import { ChartColumn, Download, RefreshCw, SlidersHorizontal } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { clsx } from 'clsx'

/** A part of the page that a button opens and closes. */
interface Panel {
  id: string
  open: boolean
  toggle: () => void
}

interface TrackerToolbarProps {
  filter: Panel
  onStatistics: () => void
  reloading: boolean
  onRefresh: () => void
  /** Null where there is nothing to download. */
  download: { busy: boolean; start: () => void } | null
}

/** The button shows whether its panel is open. */
const TOGGLE = 'aria-expanded:border-brand aria-expanded:bg-brand-soft'

export function TrackerToolbar({
  filter,
  onStatistics,
  reloading,
  onRefresh,
  download,
}: TrackerToolbarProps) {
  return (
    <div
      className={clsx(
        'flex w-full gap-2 sm:w-auto sm:flex-wrap sm:gap-3 print:hidden',
        '*:grow *:max-sm:px-1.5 [&_svg]:max-sm:hidden',
      )}
    >
      <Button
        className={TOGGLE}
        aria-expanded={filter.open}
        aria-controls={filter.id}
        onClick={filter.toggle}
      >
        <SlidersHorizontal aria-hidden />
        Filter
      </Button>
      <Button aria-haspopup="dialog" onClick={onStatistics}>
        <ChartColumn aria-hidden />
        Statistics
      </Button>
      <Button busy={reloading} onClick={onRefresh}>
        {!reloading && <RefreshCw aria-hidden />}
        Refresh
      </Button>
      {download && (
        <Button busy={download.busy} onClick={download.start}>
          {!download.busy && <Download aria-hidden />}
          {download.busy ? (
            'Preparing…'
          ) : (
            <span>
              <span className="max-sm:sr-only">Download </span>CSV
            </span>
          )}
        </Button>
      )}
    </div>
  )
}

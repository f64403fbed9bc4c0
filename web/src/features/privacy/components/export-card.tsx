import { Download } from 'lucide-react'
import type { WrittenExportView } from '#shared/models/account/privacy.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { useDownloadExport, useExportPersonalData } from '#web/features/privacy/api/privacy.ts'
import { explain, hasCode } from '#web/lib/api/api-error.ts'
import { showDateTime } from '#web/lib/time.ts'

const FORMATS = [
  { format: 'json', label: 'Export as JSON' },
  { format: 'csv', label: 'Export as CSV' },
] as const

/** Downloads everything that is held about the user; what is too much to send at once is written to a file. */
export function ExportCard({ written }: { written: WrittenExportView | null }) {
  const { mutate, error, isPending, variables } = useExportPersonalData()
  const isPreparing = written?.state === 'preparing'
  return (
    <TitledCard
      title="Export Your Data"
      description={
        'Everything we hold about you, in one file: JSON for programs, CSV for a spreadsheet. It also lists what we leave out, and why.'
      }
    >
      <CardBody>
        <div className="flex flex-wrap gap-3">
          {FORMATS.map(({ format, label }) => (
            <Button
              key={format}
              busy={isPending && variables === format}
              disabled={isPending || isPreparing}
              onClick={() => mutate(format)}
            >
              {!(isPending && variables === format) && <Download aria-hidden />}
              {isPending && variables === format ? 'Preparing the file' : label}
            </Button>
          ))}
        </div>
        <div aria-live="polite">{written && <WrittenExport written={written} />}</div>
        {error && !hasCode(error, 'export_too_large') && (
          <Notice tone="bad" role="alert" title="Data export failed. Please try again." className="mt-4">
            {hasCode(error, 'too_many_requests') ? explain(error, '') : null}
          </Notice>
        )}
      </CardBody>
    </TitledCard>
  )
}

/** How far the file is, and where to download it. */
function WrittenExport({
  written: { state, format, records, bytes, until },
}: {
  written: WrittenExportView
}) {
  const download = useDownloadExport()
  if (state === 'failed')
    return (
      <Notice tone="bad" title="We couldn't write your file" className="mt-4">
        Nothing was lost. Start the export again, and write to support if it fails twice.
      </Notice>
    )
  if (state === 'preparing')
    return (
      <Notice tone="info" title="We're writing your file" className="mt-4">
        There’s too much data to send in one go.{' '}
        {records === 0
          ? 'We have just started.'
          : `${records.toLocaleString('en-US')} records written so far.`}{' '}
        You can leave this page: we'll email you when the file is ready.
      </Notice>
    )
  return (
    <Notice tone="good" title="Your file is ready" className="mt-4">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" busy={download.isPending} onClick={() => download.mutate()}>
          {!download.isPending && <Download aria-hidden />}
          Download {format.toUpperCase()} ({size(bytes)})
        </Button>
        <span>Available until {showDateTime(until)}.</span>
      </span>
    </Notice>
  )
}

const MEGABYTE = 1024 * 1024

const size = (bytes: number): string =>
  `${Math.max(1, Math.round(bytes / MEGABYTE)).toLocaleString('en-US')} MB`

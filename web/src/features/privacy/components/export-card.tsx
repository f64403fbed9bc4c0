import { Download } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { explain, hasCode } from '#web/lib/api/api-error.ts'
import { useExportPersonalData } from '#web/features/privacy/api/privacy.ts'

const FORMATS = [
  { format: 'json', label: 'Export as JSON' },
  { format: 'csv', label: 'Export as CSV' },
] as const

/** Downloads everything that is held about the user. */
export function ExportCard() {
  const { mutate, error, isPending, variables } = useExportPersonalData()
  return (
    <TitledCard
      title="Export Your Data"
      description={
        'Everything that we hold about you, in one file: JSON for programs, CSV for a ' +
        'spreadsheet. It also lists what is left out, and why.'
      }
    >
      <CardBody>
        <div className="flex flex-wrap gap-3">
          {FORMATS.map(({ format, label }) => (
            <Button
              key={format}
              busy={isPending && variables === format}
              disabled={isPending}
              onClick={() => mutate(format)}
            >
              {!(isPending && variables === format) && <Download aria-hidden />}
              {isPending && variables === format ? 'Preparing the file' : label}
            </Button>
          ))}
        </div>
        {error && (
          <Notice tone="bad" role="alert" title="Data export failed. Please try again." className="mt-4">
            {whyNot(error)}
          </Notice>
        )}
      </CardBody>
    </TitledCard>
  )
}

/** The server's own message for errors that an immediate retry cannot solve. */
const whyNot = (error: unknown): string | null =>
  hasCode(error, 'too_many_requests') || hasCode(error, 'export_too_large') ? explain(error, '') : null

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { VISITS } from '#shared/catalog/monitoring/monitoring.ts'
import type { VisitError, VisitedPage } from '#shared/models/admin/visits.ts'
import { DataTable, type Column } from '#web/components/admin/data-table.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { visitsQuery } from '#web/features/monitoring/api/get-visits.ts'
import { milliseconds, plain, sinceOf } from '#web/features/monitoring/formats.ts'
import { counted } from '#web/lib/counted.ts'

/** From where on a vital is no longer good, and from where on it is poor: web.dev/articles/vitals. */
const BOUNDS = { shown: [2_500, 4_000], answered: [200, 500], moved: [0.1, 0.25] } as const

const NOT_ENOUGH = <span className="text-muted">Not enough data</span>

function vitalOf(name: keyof typeof BOUNDS, show: (value: number) => string) {
  const [good, poor] = BOUNDS[name]
  return (page: VisitedPage): ReactNode => {
    const value = page[name]
    if (value === null) return NOT_ENOUGH
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 tabular">
        {show(value)}
        {value > good && <Badge tone={value > poor ? 'bad' : 'warn'}>{value > poor ? 'Poor' : 'Fair'}</Badge>}
      </span>
    )
  }
}

const PAGES: readonly Column<VisitedPage & { readonly id: string }>[] = [
  { name: 'Page', cell: ({ page }) => <span className="font-medium wrap-anywhere">{page}</span> },
  { name: 'Shown in', cell: vitalOf('shown', milliseconds) },
  { name: 'Answers in', cell: vitalOf('answered', milliseconds) },
  { name: 'Layout shift', cell: vitalOf('moved', (value) => value.toLocaleString('en')) },
  { name: 'Page loads', cell: ({ loads }) => plain(loads), className: 'tabular md:text-right' },
]

const ERRORS: readonly Column<VisitError & { readonly id: string }>[] = [
  {
    name: 'Error',
    cell: ({ type, message, place }) => (
      <>
        <span className="font-medium wrap-anywhere">
          {type}: {message}
        </span>
        <code className="mt-1 block text-xs text-muted wrap-anywhere">{place}</code>
      </>
    ),
  },
  { name: 'Release', cell: ({ release }) => <span className="wrap-anywhere">{release}</span> },
  { name: 'Times', cell: ({ times }) => plain(times), className: 'tabular md:text-right' },
  { name: 'Visits', cell: ({ visits }) => plain(visits), className: 'tabular md:text-right' },
  {
    name: 'Last',
    cell: ({ latest }) => <time dateTime={latest}>{sinceOf(latest)}</time>,
    className: 'tabular',
  },
]

/** How fast pages are for real visitors, and which scripts fail. Renders nothing where visits are not measured. */
export function VisitsCard() {
  const { data, isError } = useQuery(visitsQuery)
  if (data === undefined ? !isError : !data.isMeasured) return null
  const visits = data?.visits ?? null
  return (
    <TitledCard
      title="What visitors meet"
      description={`Visitors who agreed, in the last ${VISITS.days} days. Three of four page loads were this good or better.`}
    >
      {visits === null ? (
        <CardBody>
          <p className="text-sm text-muted">This can’t be read right now.</p>
        </CardBody>
      ) : (
        <div className="divide-y divide-line">
          <Part
            title="Slowest pages"
            none="Nobody who agreed has left a page yet."
            isEmpty={visits.pages.length === 0}
          >
            <DataTable
              caption="Slowest pages"
              columns={PAGES}
              rows={visits.pages.map((page) => ({ ...page, id: page.page }))}
            />
          </Part>
          <Part
            title={
              visits.errors.length === 0 ? 'Script errors' : counted(visits.errors.length, 'script error')
            }
            none="No script failed."
            isEmpty={visits.errors.length === 0}
          >
            <DataTable
              caption="Script errors"
              columns={ERRORS}
              rows={visits.errors.map((error) => ({
                ...error,
                id: `${error.release} ${error.place} ${error.type} ${error.message}`,
              }))}
            />
          </Part>
        </div>
      )}
    </TitledCard>
  )
}

interface PartProps {
  title: string
  /** Shown when there are no rows. */
  none: string
  isEmpty: boolean
  children: ReactNode
}

function Part({ title, none, isEmpty, children }: PartProps) {
  return (
    <section aria-label={title}>
      <h3 className="px-5 pt-5 pb-2 font-sans text-sm font-medium sm:px-6">{title}</h3>
      {isEmpty ? <p className="px-5 pb-5 text-sm text-muted sm:px-6">{none}</p> : children}
    </section>
  )
}

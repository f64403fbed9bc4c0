import { USAGE_DAYS } from '#shared/catalog/constants.ts'
import type { OutreachStatistics } from '#shared/models/outreach/outreach.ts'
import { DayChart } from '#web/components/ui/charts/day-chart.tsx'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { useOutreachStatistics } from '#web/features/tracker/api/list-email-outreach.ts'
import { counted } from '#web/lib/counted.ts'
import { STATUSES } from '#web/features/tracker/status-display.ts'

/**
 * Statistics of the last thirty days, whatever the list is filtered to. A dialog, so that the list stays in
 * place.
 */
export default function StatisticsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      size="wide"
      isText
      title="Statistics"
      description={
        `Emails of the last ${USAGE_DAYS} days; days are counted in UTC. ` +
        'An email counts as sent or answered once you mark it, and as sent once its draft is gone.'
      }
    >
      <Loaded
        query={useOutreachStatistics()}
        skeleton={<LoadingSkeleton label="Loading the statistics" variant="figures" />}
        failed="The statistics could not be loaded"
        advice="Nothing is lost. Try again in a moment."
      >
        {(statistics) => <Figures statistics={statistics} />}
      </Loaded>
    </Dialog>
  )
}

function Figures({
  statistics: { total, days, statuses, companies, others },
}: {
  statistics: OutreachStatistics
}) {
  if (total === 0)
    return (
      <EmptyState title={`No emails in the last ${USAGE_DAYS} days`}>
        Once a run has written emails, they are counted here by day, status and company.
      </EmptyState>
    )
  const rest =
    others.companies === 0
      ? null
      : {
          label: counted(others.companies, 'other company', 'other companies'),
          count: others.count,
        }
  return (
    <div className="space-y-8">
      <DayChart days={days} />
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <CountTable
          caption="By status"
          head="Status"
          rows={statusCounts(statuses)}
          rest={null}
          whole={total}
        />
        <CountTable
          caption="By company"
          head="Company"
          rows={companies.map(({ companyName, count }) => ({ label: companyName, count }))}
          rest={rest}
          whole={companies[0]?.count ?? 1}
        />
      </div>
    </div>
  )
}

interface Row {
  label: string
  count: number
}

interface CountTableProps {
  caption: string
  /** What the rows are. */
  head: string
  rows: readonly Row[]
  /** All that the rows leave out, in one row. */
  rest: Row | null
  /** The count of a full bar. */
  whole: number
}

/** A table of counts with a bar for each, which is hidden from screen readers. */
function CountTable({ caption, head, rows, rest, whole }: CountTableProps) {
  return (
    <table className="h-fit w-full table-fixed text-sm">
      <caption className="pb-2 text-left font-medium">{caption}</caption>
      {/* The head is out of the flow, so it does not set the widths. */}
      <colgroup>
        <col />
        <col className="w-14" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Emails</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              <span className="break-words">{row.label}</span>
              <span aria-hidden className="mt-1 block h-1 rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-brand"
                  style={{ width: `${(100 * row.count) / whole}%` }}
                />
              </span>
            </th>
            <td className="py-1.5 text-right align-top tabular">{row.count.toLocaleString('en')}</td>
          </tr>
        ))}
        {rest !== null && (
          <tr className="border-t border-line text-muted">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {rest.label}
            </th>
            <td className="py-1.5 text-right tabular">{rest.count.toLocaleString('en')}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** Counts by the labels of the list, largest first: two statuses with the same label are one row. */
function statusCounts(statuses: OutreachStatistics['statuses']): Row[] {
  const counts = new Map<string, number>()
  for (const { status, count } of statuses) {
    const { label } = STATUSES[status]
    counts.set(label, (counts.get(label) ?? 0) + count)
  }
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .toSorted((one, other) => other.count - one.count)
}

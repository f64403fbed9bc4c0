import { USAGE_DAYS } from '#shared/catalog/constants.ts'
import type { OutreachStatistics } from '#shared/models/outreach/outreach.ts'
import { CountTable } from '#web/components/ui/charts/count-table.tsx'
import { DayChart } from '#web/components/ui/charts/day-chart.tsx'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { Section } from '#web/components/ui/section.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { useOutreachStatistics } from '#web/features/tracker/api/list-email-outreach.ts'
import { counted } from '#web/lib/counted.ts'
import { Results } from './results.tsx'
import { STATUSES } from '#web/features/tracker/status-display.ts'

/**
 * How far the emails came, then the last thirty days, whatever the list is filtered to. A dialog, so that the
 * list stays in place.
 */
export default function StatisticsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      size="wide"
      isText
      title="Statistics"
      description="An email counts as sent once you mark it or its draft is gone, and as answered once you mark it."
    >
      <div className="space-y-10">
        <Results />
        <Section
          title={`The last ${USAGE_DAYS} days`}
          hint="Emails written, by day in UTC, status and company."
        >
          <Loaded
            query={useOutreachStatistics()}
            skeleton={<LoadingSkeleton label="Loading the statistics" variant="figures" />}
            failed="The statistics couldn’t be loaded"
            advice="Nothing is lost. Try again in a moment."
          >
            {(statistics) => <Figures statistics={statistics} />}
          </Loaded>
        </Section>
      </div>
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
    <div className="mt-4 space-y-8">
      <DayChart days={days} />
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <CountTable
          caption="By status"
          heads={['Status', 'Emails']}
          rows={statusCounts(statuses)}
          whole={total}
        />
        <CountTable
          caption="By company"
          heads={['Company', 'Emails']}
          rows={companies.map(({ companyName, count }) => ({ label: companyName, count }))}
          rest={rest}
          whole={companies[0]?.count ?? 1}
        />
      </div>
    </div>
  )
}

/** Counts by the labels of the list, largest first: two statuses with the same label are one row. */
function statusCounts(statuses: OutreachStatistics['statuses']) {
  const counts = new Map<string, number>()
  for (const { status, count } of statuses) {
    const { label } = STATUSES[status]
    counts.set(label, (counts.get(label) ?? 0) + count)
  }
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .toSorted((one, other) => other.count - one.count)
}

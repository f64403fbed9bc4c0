import { useQuery } from '@tanstack/react-query'
import type { AdminStats } from '#shared/models/admin/admin.ts'
import { Card, CardBody } from '#web/components/ui/card.tsx'
import { DayChart } from '#web/components/ui/charts/day-chart.tsx'
import { Figures, type Figure } from '#web/components/admin/figures.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { RefreshFailed } from '#web/components/ui/states/refresh-failed.tsx'
import { counted } from '#web/lib/counted.ts'
import { dollars } from '#web/lib/payments/money.ts'
import { showMoment } from '#web/lib/time.ts'
import { getAdminStats } from '#shared/contracts/admin/admin-users.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { RefreshButton } from '#web/components/admin/refresh-button.tsx'

const count = (value: number): string => value.toLocaleString('en')

function figuresOf(stats: AdminStats): readonly Figure[] {
  const { totalUsers, activeUsers, activeAt, totalEmails, emailsSentToday, responseRate, revenueThisMonth } =
    stats
  return [
    { label: 'Users', value: count(totalUsers), note: 'All accounts' },
    {
      label: 'On a plan or trial',
      value: activeUsers === null ? '—' : count(activeUsers),
      note: activeAt === null ? 'Not counted yet' : `Counted at ${showMoment(activeAt)}`,
    },
    { label: 'Total drafts', value: count(totalEmails), note: 'Saved in mailboxes so far' },
    {
      label: 'Drafts today',
      value: count(emailsSentToday),
      note: 'Since midnight UTC; the service sends nothing',
    },
    {
      label: 'Response rate',
      value: responseRate === null ? '—' : `${responseRate}%`,
      note:
        responseRate === null ? 'No email was marked as sent yet' : 'Of the emails that users marked as sent',
    },
    {
      label: 'Revenue this month',
      value: dollars(Math.round(revenueThisMonth * 100)),
      note: 'Paid since the first of the month, UTC, less refunds',
    },
  ]
}

export default function OverviewTab() {
  const query = useQuery(adminReadOptions(getAdminStats))
  const { data, error, isPending, isFetching, refetch } = query
  return (
    <div className="space-y-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-xl">Overview</h2>
          <p className="mt-1 text-sm text-muted">Days and months are counted in UTC.</p>
        </div>
        <RefreshButton what="the overview" busy={isFetching && !isPending} onRefresh={() => void refetch()} />
      </header>
      {error !== null && data !== undefined && <RefreshFailed what="The figures" error={error} />}
      <Loaded
        query={query}
        skeleton={<LoadingSkeleton label="Loading the figures" variant="figures" />}
        failed="The figures could not be loaded"
        inCard
      >
        {(stats) => (
          <>
            <Card>
              <CardBody>
                <Figures
                  className="grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] sm:grid-cols-2 lg:grid-cols-3"
                  of={figuresOf(stats)}
                />
              </CardBody>
            </Card>
            <StatsCharts days={stats.days} />
          </>
        )}
      </Loaded>
    </div>
  )
}

const compact = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 1,
})

const CHARTS = [
  {
    key: 'newUsers',
    of: { title: 'New users', column: 'Users', show: (of: number) => counted(of, 'user'), axis: count },
  },
  {
    key: 'drafts',
    of: { title: 'Drafts saved', column: 'Drafts', show: (of: number) => counted(of, 'draft'), axis: count },
  },
  {
    key: 'revenue',
    of: {
      title: 'Revenue',
      column: 'US dollars',
      show: (usd: number) => dollars(Math.round(usd * 100)),
      axis: (usd: number) => compact.format(usd),
    },
  },
] as const

/** A chart of the last days for each figure. */
function StatsCharts({ days }: { days: AdminStats['days'] }) {
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      {CHARTS.map(({ key, of }) => (
        <Card key={key}>
          <CardBody>
            <DayChart of={of} days={days.map((one) => ({ day: one.day, count: one[key] }))} />
          </CardBody>
        </Card>
      ))}
    </div>
  )
}

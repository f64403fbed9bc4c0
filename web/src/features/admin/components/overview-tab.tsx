import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { AdminStats } from '#shared/models/admin.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardBody } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { Loading, Skeleton } from '../../../components/ui/skeleton.tsx'
import { explain } from '../../../lib/api-error.ts'
import { dollars } from '../../../lib/money.ts'
import { showMoment } from '../../../lib/time.ts'
import { statsQuery } from '../api/get-stats.ts'
import { StatsCharts } from './stats-charts.tsx'

interface Figure {
  readonly label: string
  readonly value: string
  readonly note: string
}

const count = (value: number): string => value.toLocaleString('en')

function figuresOf(stats: AdminStats): readonly Figure[] {
  const { totalUsers, activeUsers, activeAt, totalEmails, emailsSentToday, responseRate, revenueThisMonth } = stats
  return [
    { label: 'Users', value: count(totalUsers), note: 'Accounts in all' },
    { label: 'Active users', value: activeUsers === null ? '—' : count(activeUsers), note: activeAt === null ? 'Not counted yet' : `On a plan or a trial, as counted at ${showMoment(activeAt)}` },
    { label: 'Drafts in all', value: count(totalEmails), note: 'Saved in mailboxes, ever' },
    { label: 'Drafts today', value: count(emailsSentToday), note: 'Since midnight UTC; the service sends nothing' },
    { label: 'Response rate', value: responseRate === null ? '—' : `${responseRate}%`, note: responseRate === null ? 'No email was marked as sent yet' : 'Answered, of what users marked as sent' },
    { label: 'Revenue this month', value: dollars(Math.round(revenueThisMonth * 100)), note: 'Paid since the first of the month, UTC, less refunds' },
  ]
}

export function OverviewTab() {
  const { data, error, isPending, isFetching, refetch } = useQuery(statsQuery)
  return (
    <div className="space-y-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-xl">Overview</h2>
          <p className="mt-1 text-sm text-muted">Days and months are counted in UTC.</p>
        </div>
        <Button busy={isFetching && !isPending} onClick={() => void refetch()} aria-label="Refresh the overview">
          {(!isFetching || isPending) && <RefreshCw aria-hidden />}
          Refresh
        </Button>
      </header>
      {isPending && <OverviewSkeleton />}
      {error !== null && data === undefined && (
        <Card>
          <ErrorState title="The figures could not be loaded" description={explain(error, 'Try again in a moment.')} onRetry={() => void refetch()} busy={isFetching} />
        </Card>
      )}
      {error !== null && data !== undefined && (
        <Notice tone="bad" role="alert" title="The figures could not be refreshed">
          {explain(error, 'What you see may be out of date. Try again in a moment.')}
        </Notice>
      )}
      {data !== undefined && (
        <>
          <Card>
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-6 px-5 py-5 sm:grid-cols-2 sm:px-6 lg:grid-cols-3">
              {figuresOf(data).map(({ label, value, note }) => (
                <div key={label} className="min-w-0">
                  <dt className="text-sm text-muted">{label}</dt>
                  <dd className="mt-1">
                    <span className="block font-serif text-3xl break-words tabular">{value}</span>
                    <span className="mt-1 block text-xs text-muted">{note}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
          <StatsCharts days={data.days} />
        </>
      )}
    </div>
  )
}

function OverviewSkeleton() {
  return (
    <Loading label="Loading the figures" className="space-y-6">
      <Card>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-6 px-5 py-5 sm:grid-cols-2 sm:px-6 lg:grid-cols-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <div key={key}>
              <Skeleton className="w-24" />
              <Skeleton className="mt-2 h-9 w-32" />
              <Skeleton className="mt-2 w-40" />
            </div>
          ))}
        </div>
      </Card>
      <div className="grid gap-6 lg:grid-cols-3">
        {['a', 'b', 'c'].map((key) => (
          <Card key={key}>
            <CardBody>
              <Skeleton className="h-48" />
            </CardBody>
          </Card>
        ))}
      </div>
    </Loading>
  )
}

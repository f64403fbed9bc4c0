import type { AdminStats } from '#shared/models/admin/admin.ts'
import { Card, CardBody } from '#web/components/ui/card.tsx'
import { DayChart } from '#web/components/ui/charts/day-chart.tsx'
import { counted } from '#web/lib/counted.ts'
import { dollars } from '#web/lib/payments/money.ts'

const users = (count: number) => counted(count, 'user')
const drafts = (count: number) => counted(count, 'draft')
const compact = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 1,
})
const plain = (count: number): string => count.toLocaleString('en')

const CHARTS = [
  {
    key: 'newUsers',
    of: { title: 'New users', column: 'Users', show: users, axis: plain },
  },
  {
    key: 'drafts',
    of: { title: 'Drafts saved', column: 'Drafts', show: drafts, axis: plain },
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
export function StatsCharts({ days }: { days: AdminStats['days'] }) {
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

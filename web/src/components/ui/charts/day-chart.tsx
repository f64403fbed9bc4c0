import { showDay } from '#web/lib/time.ts'
import { BarChart, MIN_POINTS } from './bar-chart.tsx'

const emails = (count: number): string => (count === 1 ? '1 email' : `${count} emails`)

interface DayChartProps {
  /** Oldest first, today last. */
  days: readonly { day: string; count: number }[]
  /** What is counted, and how a count of it is read; emails without these. */
  of?: {
    readonly title: string
    readonly column: string
    readonly show: (count: number) => string
    readonly axis: (count: number) => string
  }
}

const EMAILS = { title: 'Emails written', column: 'Emails', show: emails, axis: String } as const

/** A count by day. */
export function DayChart({ days, of }: DayChartProps) {
  const { title, column, show, axis } = of ?? EMAILS
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const points = days.filter(({ count }) => count > 0).length
  return (
    <BarChart
      notYet={
        points < MIN_POINTS
          ? `${title} by day will appear here once there are five days to compare. ` +
            `So far: ${show(total)} on ${points === 1 ? '1 day' : `${points} days`}.`
          : null
      }
      title={`${title}, last ${days.length} days`}
      summary={`${show(total)} in all`}
      bars={days.map(({ day, count }) => ({ key: day, label: showDay(day), value: count }))}
      show={show}
      axis={axis}
      ends={[showDay(days[0]?.day), 'Today']}
      pointerLabel={of ? `Day of the chart: ${title.toLowerCase()}` : 'Day of the chart'}
      table={{
        caption: `${title} on each of the last ${days.length} days`,
        head: 'Day',
        column,
        ...(of ? {} : { cell: String }),
      }}
    />
  )
}

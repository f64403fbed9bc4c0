import { counted } from '#web/lib/counted.ts'
import { showDay } from '#web/lib/time.ts'
import { BarChart, MIN_POINTS } from './bar-chart.tsx'

interface DayChartProps {
  /** Oldest first, today last. */
  days: readonly { day: string; count: number }[]
  /** What is counted, and how a count is shown; emails by default. */
  of?: {
    readonly title: string
    readonly column: string
    readonly show: (count: number) => string
    readonly axis: (count: number) => string
  }
}

const EMAILS = {
  title: 'Emails written',
  column: 'Emails',
  show: (count: number) => counted(count, 'email'),
  axis: String,
} as const

/** Bar chart of a count by day. */
export function DayChart({ days, of }: DayChartProps) {
  const { title, column, show, axis } = of ?? EMAILS
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const points = days.filter(({ count }) => count > 0).length
  return (
    <BarChart
      notYet={
        points < MIN_POINTS
          ? `${title} by day will appear here once there are five days to compare.` +
            (points === 0 ? '' : ` So far: ${show(total)} on ${counted(points, 'day')}.`)
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

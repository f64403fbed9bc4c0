import { useState, type PointerEvent } from 'react'
import { cn } from '../../lib/cn.ts'
import { showDay } from '../../lib/time.ts'

/** The axis ends at a multiple of this. */
const STEP = 5
/** Units of the drawing: a day is ten wide, of which eight are bar. */
const DAY_WIDTH = 10
const BAR_WIDTH = 8
const HEIGHT = 100

const emails = (count: number): string => (count === 1 ? '1 email' : `${count} emails`)

interface DayChartProps {
  /** Oldest first, today last. */
  days: readonly { day: string; count: number }[]
  /** What is counted, and how a count of it is read; emails without these. */
  of?: { readonly title: string; readonly column: string; readonly show: (count: number) => string; readonly axis: (count: number) => string }
}

const EMAILS = { title: 'Emails written', column: 'Emails', show: emails, axis: String } as const

/** A count by day as bars. The value of a day shows on hover and by the arrow keys; screen readers have a table as well. */
export function DayChart({ days, of }: DayChartProps) {
  const { title, column, show, axis } = of ?? EMAILS
  const [active, setActive] = useState<number | null>(null)
  const last = days.length - 1
  const top = Math.max(STEP, Math.ceil(Math.max(0, ...days.map(({ count }) => count)) / STEP) * STEP)
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const chosen = active === null ? undefined : days[active]
  const shown = days[active ?? last]

  function point({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setActive(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * days.length))))
  }

  return (
    <figure className="relative">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-medium">{title}, last {days.length} days</span>
        <span className="text-muted tabular">{chosen ? `${showDay(chosen.day)}: ${show(chosen.count)}` : `${show(total)} in all`}</span>
      </figcaption>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-muted tabular">
        <div aria-hidden className="flex flex-col justify-between text-right leading-none">
          <span>{axis(top)}</span>
          <span>{axis(0)}</span>
        </div>
        <div className="relative h-32 rounded-md border-y border-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
          <svg aria-hidden viewBox={`0 0 ${days.length * DAY_WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="block size-full">
            {days.map(({ day, count }, index) => {
              const height = (count / top) * HEIGHT
              return (
                <g key={day}>
                  {index === active && <rect x={index * DAY_WIDTH} y={0} width={DAY_WIDTH} height={HEIGHT} className="fill-wash" />}
                  <rect x={index * DAY_WIDTH + 1} y={HEIGHT - height} width={BAR_WIDTH} height={height} className={cn('fill-brand', active !== null && index !== active && 'opacity-60')} />
                </g>
              )
            })}
          </svg>
          {/* The bars are for eyes; this is what is pointed at, dragged along and moved by the arrow keys. */}
          <input
            type="range"
            min={0}
            max={last}
            value={active ?? last}
            aria-label={of ? `Day of the chart: ${title.toLowerCase()}` : 'Day of the chart'}
            aria-valuetext={shown ? `${showDay(shown.day)}: ${show(shown.count)}` : undefined}
            onChange={({ target }) => setActive(Number(target.value))}
            onPointerMove={point}
            onPointerLeave={() => setActive(null)}
            onFocus={() => setActive((current) => current ?? last)}
            onBlur={() => setActive(null)}
            className="absolute inset-0 m-0 size-full cursor-crosshair opacity-0"
          />
        </div>
        <span />
        <div aria-hidden className="mt-1.5 flex justify-between">
          <span>{showDay(days[0]?.day)}</span>
          <span>Today</span>
        </div>
      </div>
      {/* Around the table, for a table does not shrink. */}
      <div className="sr-only">
        <table>
          <caption>{title} on each of the last {days.length} days</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{column}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{showDay(day)}</th>
                <td>{of ? show(count) : count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

import { useState, type PointerEvent } from 'react'
import { clsx } from 'clsx'

/** Fewer points are told in words, because a chart of them shows nothing. */
export const MIN_POINTS = 5
/** The axis ends at a multiple of this. */
const STEP = 5
/** Units of the SVG: each bar has a slot of 10, of which it fills 8. */
const SLOT_WIDTH = 10
const BAR_WIDTH = 8
const HEIGHT = 100

interface BarChartProps {
  title: string
  /** The total, beside the title. */
  summary: string
  /** Oldest first. A value of null was not measured. */
  bars: readonly { key: string; label: string; value: number | null }[]
  /** A value in words, and as a label of the axis. */
  show: (value: number) => string
  axis: (value: number) => string
  /** Labels under the first and the last bar. */
  ends: readonly [string | undefined, string]
  /** Accessible name of the slider that the arrow keys move. */
  pointerLabel: string
  table: { caption: string; head: string; column: string; cell?: (value: number) => string }
  /** Shown instead of a chart with too few points: what will appear here, and the values so far. */
  notYet: string | null
}

/**
 * Bar chart of values over time. Hovering and the arrow keys show one value; screen readers also get a table.
 */
export function BarChart(props: BarChartProps) {
  return (
    <figure className="relative">
      {props.notYet === null ? (
        <Bars {...props} />
      ) : (
        <>
          <figcaption className="mb-2 text-sm font-medium">{props.title}</figcaption>
          <NotYet>{props.notYet}</NotYet>
        </>
      )}
      <BarTable {...props} />
    </figure>
  )
}

const readWith =
  (show: (value: number) => string) =>
  (value: number | null): string =>
    value === null ? 'not measured' : show(value)

function Bars({ title, summary, bars, show, axis, ends, pointerLabel }: BarChartProps) {
  const [active, setActive] = useState<number | null>(null)
  const last = bars.length - 1
  const top = Math.max(STEP, Math.ceil(Math.max(0, ...bars.map(({ value }) => value ?? 0)) / STEP) * STEP)
  const read = readWith(show)
  const chosen = active === null ? undefined : bars[active]
  const shown = bars[active ?? last]

  function point({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setActive(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * bars.length))))
  }

  return (
    <>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-medium">{title}</span>
        <span className="text-muted tabular">
          {chosen ? `${chosen.label}: ${read(chosen.value)}` : summary}
        </span>
      </figcaption>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-muted tabular">
        <div aria-hidden className="flex flex-col justify-between text-right leading-none">
          <span>{axis(top)}</span>
          <span>{axis(0)}</span>
        </div>
        <div
          className={clsx(
            'relative h-32 rounded-md border-y border-line has-focus-visible:outline-2',
            'has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
          )}
        >
          <svg
            aria-hidden
            viewBox={`0 0 ${bars.length * SLOT_WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="block size-full"
          >
            {bars.map(({ key, value }, index) => {
              const height = ((value ?? 0) / top) * HEIGHT
              return (
                <g key={key}>
                  {index === active && (
                    <rect
                      x={index * SLOT_WIDTH}
                      y={0}
                      width={SLOT_WIDTH}
                      height={HEIGHT}
                      className="fill-wash"
                    />
                  )}
                  <rect
                    x={index * SLOT_WIDTH + 1}
                    y={HEIGHT - height}
                    width={BAR_WIDTH}
                    height={height}
                    className={clsx('fill-brand', active !== null && index !== active && 'opacity-60')}
                  />
                </g>
              )
            })}
          </svg>
          {/* This invisible slider over the bars takes the pointer and the arrow keys. */}
          <input
            type="range"
            min={0}
            max={last}
            value={active ?? last}
            aria-label={pointerLabel}
            aria-valuetext={shown ? `${shown.label}: ${read(shown.value)}` : undefined}
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
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      </div>
    </>
  )
}

/** Hidden by an element around the table, because a table itself does not shrink. */
function BarTable({ bars, show, table }: BarChartProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.head}</th>
            <th scope="col">{table.column}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, label, value }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{value === null ? readWith(show)(value) : (table.cell ?? show)(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** In place of a chart with too few points; the children say when it will appear. */
export function NotYet({ children }: { children: string }) {
  return (
    <>
      <p className="text-sm font-medium text-muted">Not enough data yet</p>
      <p className="measure text-sm text-muted">{children}</p>
    </>
  )
}

import { useState, type PointerEvent } from 'react'
import { clsx } from 'clsx'

/** Fewer are told in words: a chart of them shows nothing. */
export const MIN_POINTS = 5
/** The axis ends at a multiple of this. */
const STEP = 5
/** Units of the drawing: a place is ten wide, of which eight are bar. */
const PLACE_WIDTH = 10
const BAR_WIDTH = 8
const HEIGHT = 100

interface BarChartProps {
  title: string
  /** What all bars come to, beside the title. */
  summary: string
  /** In the order of time. A value of null was not measured. */
  bars: readonly { key: string; label: string; value: number | null }[]
  /** How a value is read, and how it stands at the axis. */
  show: (value: number) => string
  axis: (value: number) => string
  /** Under the first and the last bar. */
  ends: readonly [string | undefined, string]
  /** Of what the arrow keys move along. */
  pointerLabel: string
  table: { caption: string; head: string; column: string; cell?: (value: number) => string }
  /** Where there are too few points for a chart: what will appear here, and what there is so far. */
  notYet: string | null
}

/**
 * Values over time as bars. One shows on hover and by the arrow keys; screen readers have a table as well.
 */
export function BarChart(props: BarChartProps) {
  return (
    <figure className="relative">
      {props.notYet === null ? (
        <Bars {...props} />
      ) : (
        <>
          <figcaption className="text-sm font-medium">{props.title}</figcaption>
          <p className="mt-2 text-sm font-medium text-muted">Not enough yet</p>
          <p className="measure text-sm text-muted">{props.notYet}</p>
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
            viewBox={`0 0 ${bars.length * PLACE_WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="block size-full"
          >
            {bars.map(({ key, value }, index) => {
              const height = ((value ?? 0) / top) * HEIGHT
              return (
                <g key={key}>
                  {index === active && (
                    <rect
                      x={index * PLACE_WIDTH}
                      y={0}
                      width={PLACE_WIDTH}
                      height={HEIGHT}
                      className="fill-wash"
                    />
                  )}
                  <rect
                    x={index * PLACE_WIDTH + 1}
                    y={HEIGHT - height}
                    width={BAR_WIDTH}
                    height={height}
                    className={clsx('fill-brand', active !== null && index !== active && 'opacity-60')}
                  />
                </g>
              )
            })}
          </svg>
          {/* The bars are only seen; this takes the pointer and the arrow keys. */}
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

/** Inside an element that is out of sight, for a table does not shrink. */
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

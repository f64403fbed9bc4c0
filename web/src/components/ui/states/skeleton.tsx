import { clsx } from 'clsx'

/** A grey bar; `className` sets its size. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={clsx('block animate-pulse rounded-md bg-line/70', className)} />
}

const CARD = 'rounded-lg border border-line bg-sheet'
const PADDED = `${CARD} p-5 sm:p-6`

/** Bars within an element: its classes, and those of each bar. */
interface Part {
  readonly box: string
  readonly bars: readonly (string | Part)[]
}

const part = (box: string, ...bars: readonly (string | Part)[]): Part => ({ box, bars })
const repeat = (count: number, one: Part): readonly Part[] => Array.from({ length: count }, () => one)
const FACT = part('block space-y-1.5', 'h-3 w-20', 'h-4 w-28 max-w-full')
const FIGURE = part('block space-y-2', 'h-6 w-10', 'h-3 w-16')
const DEFINITION = part('grid grid-cols-[1fr_3fr] gap-x-6 py-3', 'h-4 w-24 max-w-full', 'h-4 w-52 max-w-full')
const DEFINITIONS = part(
  `block ${CARD}`,
  part('block border-b border-line px-5 py-5 sm:px-6', 'h-6 w-48 max-w-full'),
  part('block divide-y divide-line px-5 py-2 sm:px-6', ...repeat(4, DEFINITION)),
)
const READ_FACT = part(
  'grid gap-x-10 border-t border-line py-5 md:grid-cols-[2fr_1fr]',
  part('block space-y-2.5', 'h-5 w-56 max-w-full', 'h-4 w-40 max-w-full', 'h-4', 'h-4 w-3/4'),
  part('hidden space-y-2.5 md:block', 'h-3 w-24', 'h-4', 'h-4 w-2/3'),
)

/** The shape of each kind of content. */
const VARIANTS = {
  text: part('block space-y-4', 'h-7 w-64 max-w-full', 'h-4 w-80 max-w-full', 'h-4', 'h-4', 'h-4 w-2/3'),
  table: part(
    'block divide-y divide-line border-y border-line px-5 sm:px-6',
    ...repeat(6, part('grid grid-cols-[2fr_1fr_4rem] gap-x-8 py-4', 'h-4', 'h-4', 'h-4')),
  ),
  form: part('grid gap-5 sm:grid-cols-2', ...repeat(4, part('block space-y-2', 'h-4 w-28', 'h-11'))),
  figures: part(
    'block space-y-8',
    part('flex gap-x-12', ...repeat(3, FIGURE)),
    part('block space-y-3', 'h-4 w-40', 'h-28'),
  ),
  /** The next step, the latest run, and the saved search. */
  dashboard: part(
    'block space-y-6',
    part(
      `block space-y-3 ${PADDED}`,
      'h-4 w-52 max-w-full',
      'h-7 w-72 max-w-full',
      'h-4 w-96 max-w-full',
      'h-10 w-44',
    ),
    part(
      `block space-y-5 ${PADDED}`,
      'h-5 w-28',
      part('flex flex-wrap gap-x-10 gap-y-4', ...repeat(4, FIGURE)),
    ),
    part(`grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4 ${PADDED}`, ...repeat(8, FACT)),
  ),
  /** Titled cards of names and values. */
  definitions: part('block space-y-6', ...repeat(3, DEFINITIONS)),
  /** What was read, each with its place in the resume. */
  facts: part(
    'block',
    part(`block space-y-3 mb-10 ${PADDED}`, 'h-6 w-52 max-w-full', 'h-4 w-72 max-w-full', 'h-10 w-32'),
    ...repeat(4, READ_FACT),
  ),
  cards: part(
    'block space-y-6',
    ...repeat(3, part(`block space-y-4 ${PADDED}`, 'h-6 w-48 max-w-full', 'h-4', 'h-4 w-2/3', 'h-10 w-36')),
  ),
  rows: part(
    `block divide-y divide-line ${CARD}`,
    ...repeat(
      10,
      part(
        'grid grid-cols-[1rem_minmax(0,1fr)_5rem] items-center gap-x-3 gap-y-2 px-3 py-3 md:grid-cols-[1rem_5fr_9fr_6rem] md:gap-x-4 md:px-5 md:py-4',
        'h-4',
        'h-5 w-40 max-w-full md:h-4 md:w-auto',
        'h-5 md:order-1',
        'col-span-2 col-start-2 h-4 md:col-span-1 md:col-start-auto',
        'col-span-2 col-start-2 h-4 w-3/4 md:hidden',
        'col-start-2 h-4 w-24 md:hidden',
      ),
    ),
  ),
} satisfies Record<string, Part>

export type SkeletonShape = keyof typeof VARIANTS

function Bars({ box, bars }: Part) {
  return (
    <span className={box}>
      {bars.map((bar, index) =>
        typeof bar === 'string' ? <Skeleton key={index} className={bar} /> : <Bars key={index} {...bar} />,
      )}
    </span>
  )
}

interface LoadingSkeletonProps {
  /** Read once by screen readers. */
  label: string
  variant: SkeletonShape
  className?: string
}

/** A placeholder for content that is loading. */
export function LoadingSkeleton({ label, variant, className }: LoadingSkeletonProps) {
  return (
    <output className={clsx('block', className)}>
      <span className="sr-only">{label}</span>
      <Bars {...VARIANTS[variant]} />
    </output>
  )
}

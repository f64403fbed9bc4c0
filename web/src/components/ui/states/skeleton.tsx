import { clsx } from 'clsx'

/** A grey bar; `className` sets its size. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={clsx('block animate-pulse rounded-md bg-line/70', className)} />
}

const CARD = 'rounded-lg border border-line bg-sheet p-5 sm:p-6'

/** The shape of each kind of content: how many parts it has, and the bars of a part. */
const VARIANTS = {
  text: {
    layout: 'block',
    parts: 1,
    part: 'block space-y-4',
    bars: ['h-7 w-64 max-w-full', 'h-4 w-80 max-w-full', 'h-4', 'h-4', 'h-4 w-2/3'],
  },
  table: {
    layout: 'block divide-y divide-line border-y border-line px-5 sm:px-6',
    parts: 6,
    part: 'grid grid-cols-[2fr_1fr_4rem] gap-x-8 py-4',
    bars: ['h-4', 'h-4', 'h-4'],
  },
  form: {
    layout: 'grid gap-5 sm:grid-cols-2',
    parts: 4,
    part: 'block space-y-2',
    bars: ['h-4 w-28', 'h-11'],
  },
  figures: { layout: 'block space-y-8', parts: 2, part: 'block space-y-3', bars: ['h-5 w-40', 'h-32'] },
  cards: {
    layout: 'block space-y-6',
    parts: 3,
    part: `block space-y-4 ${CARD}`,
    bars: ['h-6 w-48 max-w-full', 'h-4', 'h-4 w-2/3', 'h-10 w-36'],
  },
  rows: {
    layout: 'block divide-y divide-line rounded-lg border border-line bg-sheet',
    parts: 10,
    part: 'grid grid-cols-[1rem_5fr_9fr_6rem] items-center gap-x-4 px-5 py-4',
    bars: ['h-4', 'h-4', 'h-4', 'h-5'],
  },
} as const

interface LoadingSkeletonProps {
  /** Read once by screen readers. */
  label: string
  variant: keyof typeof VARIANTS
  className?: string
}

/** A placeholder for content that is loading. */
export function LoadingSkeleton({ label, variant, className }: LoadingSkeletonProps) {
  const { layout, parts, part, bars } = VARIANTS[variant]
  return (
    <output className={clsx('block', className)}>
      <span className="sr-only">{label}</span>
      <span className={layout}>
        {Array.from({ length: parts }, (_, at) => (
          <span key={at} className={part}>
            {bars.map((bar, index) => (
              <Skeleton key={index} className={bar} />
            ))}
          </span>
        ))}
      </span>
    </output>
  )
}

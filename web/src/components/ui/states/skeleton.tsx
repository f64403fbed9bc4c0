import { clsx } from 'clsx'

/** A grey bar; `className` sets its size. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={clsx('block animate-pulse rounded-md bg-line/70', className)} />
}

const times = (count: number, className: string) => Array.from({ length: count }, () => className)

/** The layout of each kind of content, and a bar for each class name. */
const VARIANTS = {
  text: {
    layout: 'block space-y-4',
    bars: ['h-7 w-64 max-w-full', 'h-4 w-80 max-w-full', 'h-4', 'h-4', 'h-4 w-2/3'],
  },
  table: { layout: 'block space-y-8 border-t border-line px-5 py-5 sm:px-6', bars: times(6, 'h-5') },
  form: { layout: 'grid gap-5 sm:grid-cols-2', bars: times(4, 'h-22') },
  figures: { layout: 'block space-y-8', bars: ['h-44', 'h-32'] },
  cards: { layout: 'block space-y-6', bars: ['h-36', 'h-80', 'h-80'] },
  grid: { layout: 'grid gap-5 md:grid-cols-2', bars: times(6, 'h-48') },
} as const

interface LoadingSkeletonProps {
  /** Read once by screen readers. */
  label: string
  variant: keyof typeof VARIANTS
  className?: string
}

/** A placeholder for content that is loading. */
export function LoadingSkeleton({ label, variant, className }: LoadingSkeletonProps) {
  const { layout, bars } = VARIANTS[variant]
  return (
    <output className={clsx('block', className)}>
      <span className="sr-only">{label}</span>
      <span className={layout}>
        {bars.map((bar, index) => (
          <Skeleton key={index} className={bar} />
        ))}
      </span>
    </output>
  )
}

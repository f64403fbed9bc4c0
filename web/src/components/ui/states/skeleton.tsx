import { cn } from '#web/lib/cn.ts'

/** A grey bar of the size that the text will have. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn('block h-4 animate-pulse rounded-md bg-line/70', className)} />
}

const times = (count: number, className: string) => Array.from({ length: count }, () => className)

/** The layout of what is being loaded, and a bar for each class name. */
const VARIANTS = {
  text: { layout: 'space-y-4', bars: ['h-7 w-64 max-w-full', 'w-80 max-w-full', '', '', 'w-2/3'] },
  table: { layout: 'space-y-8 border-t border-line px-5 py-5 sm:px-6', bars: times(6, 'h-5') },
  form: { layout: 'grid gap-5 sm:grid-cols-2', bars: times(4, 'h-22') },
  figures: { layout: 'space-y-8', bars: ['h-44', 'h-32'] },
  cards: { layout: 'space-y-6', bars: ['h-36', 'h-80', 'h-80'].map((height) => `${height} rounded-lg`) },
  grid: { layout: 'grid gap-5 md:grid-cols-2', bars: times(6, 'h-48 rounded-lg') },
} as const

interface LoadingSkeletonProps {
  /** Read once by screen readers. */
  label: string
  variant: keyof typeof VARIANTS
  className?: string
}

/** Stands in for content that is being loaded. */
export function LoadingSkeleton({ label, variant, className }: LoadingSkeletonProps) {
  const { layout, bars } = VARIANTS[variant]
  return (
    <output className={cn('block', className)}>
      <span className="sr-only">{label}</span>
      <span className={cn('block', layout)}>
        {bars.map((bar, index) => (
          <Skeleton key={index} className={bar} />
        ))}
      </span>
    </output>
  )
}

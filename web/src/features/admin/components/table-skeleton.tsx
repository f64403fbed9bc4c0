import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'

interface TableSkeletonProps {
  label: string
  columns: number
  rows?: number
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A table with bars in the place of its words. */
export function TableSkeleton({ label, columns, rows = 6 }: TableSkeletonProps) {
  return (
    <Loading label={label}>
      {upTo(rows).map((row) => (
        <div
          key={row}
          className="flex gap-6 border-t border-line px-5 py-4 max-md:flex-col max-md:gap-3 sm:px-6"
        >
          {upTo(columns).map((column) => (
            <Skeleton key={column} className="min-w-0 flex-1 max-md:h-4 max-md:w-4/5 max-md:flex-none" />
          ))}
        </div>
      ))}
    </Loading>
  )
}

import { Loading, Skeleton } from '../../../components/ui/skeleton.tsx'

/** Nine lines, as the summary has. */
const LINES = ['w-48', 'w-36', 'w-56', 'w-24', 'w-28', 'w-20', 'w-64', 'w-32', 'w-36'] as const

export function ConfigurationSkeleton() {
  return (
    <Loading label="Loading your configuration" className="space-y-5">
      <div className="rounded-lg border border-line bg-sheet">
        <div className="border-b border-line px-5 py-4 sm:px-6">
          <Skeleton className="h-7 w-64" />
          <Skeleton className="mt-2 w-80 max-w-full" />
        </div>
        <div className="px-5 py-4 sm:px-6">
          {LINES.map((width, index) => (
            <div key={index} className="flex gap-4 py-2.5">
              <Skeleton className="w-32 shrink-0" />
              <Skeleton className={width} />
            </div>
          ))}
        </div>
      </div>
      <Skeleton className="h-40 rounded-lg" />
    </Loading>
  )
}

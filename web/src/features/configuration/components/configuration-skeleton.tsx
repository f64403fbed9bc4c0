import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'

/** Twelve lines, as the summary has. */
const LINES = [
  'w-48',
  'w-36',
  'w-56',
  'w-24',
  'w-28',
  'w-44',
  'w-20',
  'w-64',
  'w-32',
  'w-36',
  'w-72',
  'w-36',
] as const

export function ConfigurationSkeleton() {
  return (
    <Loading label="Loading your configuration" className="space-y-8">
      <div className="rounded-lg border border-line bg-sheet px-5 py-5 sm:px-6">
        <Skeleton className="h-14" />
        <Skeleton className="mt-4 h-16" />
      </div>
      <div className="rounded-lg border border-line bg-sheet">
        <div className="border-b border-line px-5 py-4 sm:px-6">
          <Skeleton className="h-7 w-64" />
          <Skeleton className="mt-2 w-80 max-w-full" />
        </div>
        <div className="px-5 py-2 sm:px-6">
          {LINES.map((width, index) => (
            <div
              key={index}
              className="border-t border-line py-3 first:border-t-0 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-4"
            >
              <Skeleton className="w-32" />
              <Skeleton className={`${width} mt-2 max-w-full sm:mt-0`} />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  )
}

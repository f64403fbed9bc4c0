import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'

export function ResumeSkeleton() {
  return (
    <Loading label="Loading what we read" className="space-y-10">
      <div className="rounded-lg border border-line bg-sheet px-5 py-5 sm:px-6">
        <Skeleton className="h-7 w-64 max-w-full" />
        <Skeleton className="mt-3 w-80 max-w-full" />
        <Skeleton className="mt-5 h-10 w-32" />
      </div>
      {[0, 1, 2].map((group) => (
        <div key={group} className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,19rem)]">
          <div className="space-y-3">
            <Skeleton className="h-7 w-40" />
            <Skeleton className="w-56 max-w-full" />
            <Skeleton />
            <Skeleton className="w-2/3" />
          </div>
          <Skeleton className="h-28" />
        </div>
      ))}
    </Loading>
  )
}

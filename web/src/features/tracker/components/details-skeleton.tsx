import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'

export function DetailsSkeleton() {
  return (
    <Loading label="Loading the details" className="space-y-6">
      <div className="flex items-center gap-3">
        <Skeleton className="h-6 w-16" />
        <Skeleton className="w-80 max-w-full" />
      </div>
      <div className="flex flex-wrap gap-3">
        <Skeleton className="h-8 w-32" />
        <Skeleton className="h-8 w-32" />
        <Skeleton className="h-8 w-40" />
      </div>
      <div className="space-y-4 rounded-lg border border-line px-5 py-6 sm:px-8">
        <Skeleton className="w-56" />
        <Skeleton className="w-72 max-w-full" />
        <Skeleton className="mt-8 w-24" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-12 w-40" />
      </div>
    </Loading>
  )
}

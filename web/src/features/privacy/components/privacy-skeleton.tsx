import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'

/** The cards before they are known, in the heights that they will have. */
export function PrivacySkeleton() {
  return (
    <Loading label="Loading your privacy data" className="space-y-5">
      <Skeleton className="h-72 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
    </Loading>
  )
}

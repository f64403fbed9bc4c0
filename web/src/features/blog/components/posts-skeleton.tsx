import { BLOG } from '#shared/catalog/constants.ts'
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'

/** Three cards where the first three will stand. */
export function PostsSkeleton() {
  return (
    <Loading label="Loading the articles" className="post-list">
      {Array.from({ length: BLOG.skeletonCards }, (_, index) => (
        <span
          key={index}
          data-testid="post-skeleton"
          className="post-card"
          data-first={index === 0 || undefined}
        >
          <Skeleton className="featured-image h-auto" />
          <span className="block">
            <Skeleton className="w-40" />
            <Skeleton className="mt-3 h-7 w-11/12" />
            <Skeleton className="mt-4" />
            <Skeleton className="mt-2 w-4/5" />
            <Skeleton className="mt-4 w-24" />
          </span>
        </span>
      ))}
    </Loading>
  )
}

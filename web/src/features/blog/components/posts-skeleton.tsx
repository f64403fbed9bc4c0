import { BLOG } from '#shared/catalog/constants.ts'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'

/** A placeholder for the list in the same layout: the first card is the wide one. */
export function PostsSkeleton() {
  return (
    <output className="block">
      <span className="sr-only">Loading the articles</span>
      <span className="post-list">
        {Array.from({ length: BLOG.skeletonCards }, (_, index) => (
          <span key={index} className="post-card" data-first={index === 0 || undefined}>
            <Skeleton className="aspect-40/21 w-full" />
            <span className="block w-full">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="mt-3 h-7 w-full" />
              <Skeleton className="mt-2 h-7 w-2/3" />
              <Skeleton className="mt-4 h-4 w-full" />
              <Skeleton className="mt-2 h-4 w-5/6" />
              <Skeleton className="mt-5 h-4 w-24" />
            </span>
          </span>
        ))}
      </span>
    </output>
  )
}

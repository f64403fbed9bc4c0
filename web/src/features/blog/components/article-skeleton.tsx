import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'

/** The places of breadcrumb, title, byline, drawing and first paragraphs. */
export function ArticleSkeleton() {
  return (
    <Loading label="Loading the article">
      <Skeleton className="w-56" />
      <Skeleton className="mt-7 h-10" />
      <Skeleton className="mt-2 h-10 w-2/3" />
      <Skeleton className="mt-5 h-5" />
      <Skeleton className="mt-5 mb-8 w-48" />
      <Skeleton className="featured-image h-auto" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className={index === 0 ? 'mt-10' : index === 5 ? 'mt-2.5 w-3/5' : 'mt-2.5'} />
      ))}
    </Loading>
  )
}

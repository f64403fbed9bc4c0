import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { titleOf, type SectionId } from '#web/features/dashboard/sections.ts'

/**
 * A section while its code or its user is on its way: its name is there at once, for the tab and for who
 * hears the page.
 */
export function SectionSkeleton({ section }: { section: SectionId }) {
  const title = titleOf(section)
  useTitle(title)
  return (
    <>
      <h1 className={section === 'tracker' ? 'text-2xl sm:text-3xl' : 'text-3xl'}>{title}</h1>
      <Loading label={`Loading: ${title}`}>
        <Skeleton className="mt-3 w-96 max-w-full" />
        <Skeleton className="mt-8 h-72 rounded-lg" />
      </Loading>
    </>
  )
}

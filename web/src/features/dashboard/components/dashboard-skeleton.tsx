import { LoadingSkeleton, Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { Wordmark } from '#web/components/ui/wordmark.tsx'
import { titleOf, type SectionId } from '#web/features/dashboard/sections.ts'
import { useTitle } from '#web/lib/page/use-title.ts'

/** The dashboard while the user is loading. */
export function DashboardSkeleton({ section }: { section: SectionId }) {
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[18rem_minmax(0,1fr)]">
      <aside aria-label="Sidebar" className="hidden border-r border-line px-4 py-5 md:block">
        <Wordmark />
        <Skeleton className="mt-12 h-28" />
        <Skeleton className="mt-8 h-44" />
      </aside>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 sm:py-8 lg:px-10 lg:py-10"
      >
        <SectionSkeleton section={section} />
      </main>
    </div>
  )
}

/** A section while its code or the user is loading; heading and title are shown at once. */
export function SectionSkeleton({ section }: { section: SectionId }) {
  const title = titleOf(section)
  useTitle(title)
  return (
    <>
      <h1 className={section === 'tracker' ? 'text-2xl sm:text-3xl' : 'text-3xl'}>{title}</h1>
      <LoadingSkeleton label={`Loading: ${title}`} variant="cards" className="mt-8" />
    </>
  )
}

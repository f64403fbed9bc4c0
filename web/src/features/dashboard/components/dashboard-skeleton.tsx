import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { Wordmark } from '#web/components/ui/wordmark.tsx'
import type { SectionId } from '#web/features/dashboard/sections.ts'
import { SectionSkeleton } from './section-skeleton.tsx'

/** The shell before the user is known. */
export function DashboardSkeleton({ section }: { section: SectionId }) {
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[18rem_minmax(0,1fr)]">
      <aside aria-label="Sidebar" className="hidden border-r border-line px-4 py-5 md:block">
        <Wordmark />
        <div className="mt-12 space-y-3">
          <Skeleton className="w-40" />
          <Skeleton className="w-52" />
          <Skeleton className="mt-8 h-28" />
          <Skeleton className="mt-8 h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      </aside>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6 lg:px-10 lg:py-10">
        <SectionSkeleton section={section} />
      </main>
    </div>
  )
}

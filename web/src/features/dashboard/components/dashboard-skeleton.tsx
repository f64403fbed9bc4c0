import { LoadingSkeleton, Skeleton, type SkeletonShape } from '#web/components/ui/states/skeleton.tsx'
import { Wordmark } from '#web/components/ui/wordmark.tsx'
import { SECTIONS, TITLES, type SectionId } from '#web/features/dashboard/sections.ts'
import { useTitle } from '#web/lib/page/use-title.ts'

/** The dashboard while the user is loading. */
export function DashboardSkeleton({ section }: { section: SectionId }) {
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[18rem_minmax(0,1fr)]">
      <aside aria-label="Sidebar" className="hidden border-r border-line px-4 py-5 md:block">
        <Wordmark />
        <span aria-hidden className="mt-14 block space-y-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-3 w-40" />
          <span className="mt-6! block space-y-3 rounded-lg border border-line px-3.5 py-4">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-3 w-36" />
          </span>
          {SECTIONS.map(({ id }) => (
            <span key={id} className="mt-6! flex gap-3 px-3">
              <Skeleton className="size-4 shrink-0" />
              <span className="grow space-y-2">
                <Skeleton className="h-4 w-24" />
                <Skeleton className="h-3 w-40" />
              </span>
            </span>
          ))}
        </span>
      </aside>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 sm:py-8 lg:px-10 lg:pt-9 lg:pb-8"
      >
        <SectionSkeleton section={section} />
      </main>
    </div>
  )
}

const SHAPES: Readonly<Record<SectionId, SkeletonShape>> = {
  configuration: 'dashboard',
  resume: 'facts',
  shortlist: 'table',
  tracker: 'rows',
  posting: 'cards',
  account: 'definitions',
}

/** A section while its code or the user is loading; heading and title are there right away. */
export function SectionSkeleton({ section }: { section: SectionId }) {
  const title = TITLES[section]
  useTitle(title)
  return (
    <>
      <h1 className={section === 'tracker' ? 'text-2xl sm:text-3xl' : 'text-3xl'}>{title}</h1>
      <LoadingSkeleton label={`Loading: ${title}`} variant={SHAPES[section]} className="mt-8" />
    </>
  )
}

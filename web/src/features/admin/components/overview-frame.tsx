import type { ReactNode } from 'react'
import { Card, CardBody } from '#web/components/ui/card.tsx'
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'

export const FIGURES =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-6 px-5 py-5 sm:grid-cols-2 sm:px-6 lg:grid-cols-3'

/** The heading of the overview, and what stands below it. */
export function OverviewFrame({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className="space-y-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-xl">Overview</h2>
          <p className="mt-1 text-sm text-muted">Days and months are counted in UTC.</p>
        </div>
        {action}
      </header>
      {children}
    </div>
  )
}

export function OverviewSkeleton() {
  return (
    <Loading label="Loading the figures" className="space-y-6">
      <Card>
        <div className={FIGURES}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <div key={key} className="min-w-0">
              <Skeleton className="h-5 w-24 max-w-full" />
              <Skeleton className="mt-2 h-9 w-32 max-w-full" />
              <Skeleton className="mt-2 w-40 max-w-full" />
            </div>
          ))}
        </div>
      </Card>
      <div className="grid gap-6 lg:grid-cols-3">
        {['a', 'b', 'c'].map((key) => (
          <Card key={key}>
            <CardBody>
              <Skeleton className="h-48" />
            </CardBody>
          </Card>
        ))}
      </div>
    </Loading>
  )
}

import { Card, CardBody } from '#web/components/ui/card.tsx'
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q']
const FIGURES = ['a', 'b', 'c', 'd', 'e']

/** The page with bars in the place of its words. */
export function MonitoringSkeleton() {
  return (
    <Loading label="Loading the monitoring data" className="space-y-6">
      <Card>
        <Head />
        {ROWS.map((row) => (
          <div
            key={row}
            className="flex gap-6 border-t border-line px-5 py-4 max-md:flex-col max-md:gap-2 sm:px-6"
          >
            <Skeleton className="w-40" />
            <Skeleton className="w-24" />
            <Skeleton className="w-16" />
          </div>
        ))}
      </Card>
      <Card>
        <Head />
        <CardBody className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-5">
          {FIGURES.map((figure) => (
            <div key={figure}>
              <Skeleton className="w-24" />
              <Skeleton className="mt-2 h-8 w-16" />
            </div>
          ))}
        </CardBody>
      </Card>
    </Loading>
  )
}

function Head() {
  return (
    <div className="px-5 py-4 sm:px-6">
      <Skeleton className="h-6 w-44" />
      <Skeleton className="mt-2 w-72 max-w-full" />
    </div>
  )
}

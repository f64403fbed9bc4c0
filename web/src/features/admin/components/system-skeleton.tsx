import { OperationKind } from '#shared/catalog/admin.ts'
import { CardBody } from '#web/components/ui/card.tsx'
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'

export function SettingsSkeleton() {
  return (
    <CardBody>
      <Loading label="Loading the settings" className="grid gap-5 sm:grid-cols-2">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </Loading>
    </CardBody>
  )
}

export function OperationsSkeleton() {
  return (
    <Loading label="Loading the operations">
      {OperationKind.options.map((kind) => (
        <div key={kind} className="border-t border-line px-5 py-5 first:border-t-0 sm:px-6">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-3 w-96 max-w-full" />
          <Skeleton className="mt-4 w-56" />
        </div>
      ))}
    </Loading>
  )
}

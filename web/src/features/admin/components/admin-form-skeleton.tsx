import { Card, CardBody, CardHeader } from '#web/components/ui/card.tsx'
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'
import { CARD_HEADS } from '#web/features/admin/tabs.ts'

/** The form of a new admin with bars in the place of its five fields. */
export function AdminFormSkeleton() {
  return (
    <Card aria-labelledby={CARD_HEADS.createAdmin.id}>
      <CardHeader {...CARD_HEADS.createAdmin} />
      <CardBody>
        <Loading label="Loading the form" className="grid gap-5 sm:grid-cols-2">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-22" />
          <Skeleton className="h-22" />
          <Skeleton className="h-22" />
        </Loading>
      </CardBody>
    </Card>
  )
}

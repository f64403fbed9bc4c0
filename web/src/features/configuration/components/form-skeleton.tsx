import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'
import { HINTS, T } from '#web/features/configuration/texts.ts'
import { FormCard } from './form-card.tsx'

/** The form's cards with bars in the place of its fields. */
export function FormSkeleton() {
  return (
    <div className="space-y-5">
      <FormCard title={T.resumeCard} description={HINTS.resume}>
        <Loading label="Loading the form">
          <Skeleton className="h-34 rounded-lg sm:h-20" />
        </Loading>
      </FormCard>
      <FormCard title={T.jobCard} description={HINTS.limit}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Skeleton className="h-23 sm:col-span-2" />
          <Skeleton className="h-23" />
          <Skeleton className="h-23" />
          <Skeleton className="h-23" />
        </div>
      </FormCard>
      <FormCard title={T.roleCard} description={HINTS.role}>
        <Skeleton className="h-174 sm:h-81" />
      </FormCard>
      <FormCard title="Your Emails" description={HINTS.letters}>
        <Skeleton className="h-78 sm:h-50" />
      </FormCard>
      <Skeleton className="h-12 w-48" />
    </div>
  )
}

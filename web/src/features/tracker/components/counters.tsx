import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { TRACKER_TEXTS } from '#web/features/tracker/texts.ts'

/** Undefined while the number is on its way, null when it could not be had. */
type Count = number | null | undefined

function Counter({ label, count }: { label: string; count: Count }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-1">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-serif text-2xl leading-9 font-semibold tabular">
        {count === undefined ? (
          <Skeleton className="my-1.5 h-6 w-12" />
        ) : (
          (count?.toLocaleString('en') ?? '—')
        )}
      </dd>
    </div>
  )
}

export function Counters({ today, toDate }: { today: Count; toDate: Count }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-y border-line py-4 sm:flex sm:gap-x-12">
      <Counter label={TRACKER_TEXTS.today} count={today} />
      <Counter label={TRACKER_TEXTS.toDate} count={toDate} />
    </dl>
  )
}

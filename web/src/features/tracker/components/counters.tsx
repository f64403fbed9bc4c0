import { Skeleton } from '#web/components/ui/states/skeleton.tsx'

/** Undefined while the number is loading, null when it could not be loaded. */
type Count = number | null | undefined

function Counter({ label, count }: { label: string; count: Count }) {
  return (
    <div className="flex min-w-0 items-baseline gap-1.5 max-sm:flex-1">
      <dt className="order-2 text-xs text-muted">{label}</dt>
      <dd className="order-1 font-serif text-lg leading-6 font-semibold tabular">
        {count === undefined ? <Skeleton className="h-5 w-4 sm:w-8" /> : (count?.toLocaleString('en') ?? '—')}
      </dd>
    </div>
  )
}

export function Counters({ today, toDate }: { today: Count; toDate: Count }) {
  return (
    <dl className="flex gap-x-6 max-sm:w-full">
      <Counter label="Total emails for today" count={today} />
      <Counter label="Total emails to-date" count={toDate} />
    </dl>
  )
}

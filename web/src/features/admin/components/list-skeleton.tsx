import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { LIST_HEADS } from '#web/features/admin/tabs.ts'
import { ListCard } from './list-card.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

const COLUMNS: Readonly<Record<keyof typeof LIST_HEADS, number>> = {
  users: 5,
  configurations: 6,
  emails: 6,
  gmail: 4,
  admins: 5,
  audit: 6,
}

/** Users are searched and acts are chosen by day: beside the list stands a field. */
const NARROWED = { users: 'h-16 w-76 max-w-full sm:w-64', audit: 'h-16 w-40' } as const

/** A list while its code is on its way, as it will look while its rows are. */
export function ListSkeleton({ of, rows }: { of: keyof typeof LIST_HEADS; rows?: number }) {
  const { title } = LIST_HEADS[of]
  return (
    <ListCard
      {...LIST_HEADS[of]}
      busy={false}
      tools={
        <>
          {(of === 'users' || of === 'audit') && <Skeleton className={NARROWED[of]} />}
          <RefreshPlace />
        </>
      }
    >
      <TableSkeleton
        label={`Loading ${title.toLowerCase()}`}
        columns={COLUMNS[of]}
        {...(rows === undefined ? {} : { rows })}
      />
    </ListCard>
  )
}

export const RefreshPlace = () => <Skeleton className="h-10 w-28" />

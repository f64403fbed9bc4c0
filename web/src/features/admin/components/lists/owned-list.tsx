import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useCursorPages } from '#web/features/admin/use-cursor-pages.ts'
import { ProfileDialog } from '#web/features/admin/components/users/profile-dialog.tsx'
import type { Column } from '#web/components/admin/data-table.tsx'
import { PagedList } from './paged-list.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'

interface Reply {
  /** Email addresses by account id; deleted accounts are missing. */
  readonly userEmails: Readonly<Record<string, string>>
  readonly nextCursor: string | null
}

interface OwnedListProps<R extends Reply, Row> {
  title: string
  description: string
  queryOf: (cursor: string | undefined) => UseQueryOptions<R, Error, R, string[]>
  rowsOf: (reply: R) => readonly Row[]
  columns: readonly Column<Row>[]
  /** Classes of the column with the account. */
  userWidth: string
  empty: { title: string; text: string }
}

/** Shows the account of a row, or its id if it was deleted, and opens its details. */
const ownerColumn = (
  className: string,
  onOpen: (id: string) => void,
): Column<{ readonly userId: string; readonly userEmail: string | undefined }> => ({
  name: 'User',
  cell: ({ userId, userEmail = userId }) => (
    <div className="flex items-start justify-between gap-3 max-md:flex-wrap">
      <EmailAddress className="min-w-0">{userEmail}</EmailAddress>
      <Button
        size="sm"
        className="md:-my-1.5"
        aria-haspopup="dialog"
        aria-label={`Details of user ${userEmail}`}
        onClick={() => onOpen(userId)}
      >
        Details
      </Button>
    </div>
  ),
  className,
})

/** A paged list of one kind of record of all users; each row opens its account. */
export function OwnedList<R extends Reply, Row extends { readonly id: string; readonly userId: string }>({
  queryOf,
  rowsOf,
  columns,
  userWidth,
  ...head
}: OwnedListProps<R, Row>) {
  const pages = useCursorPages()
  const [openId, setOpenId] = useState<string | null>(null)
  const page = useQuery({
    ...queryOf(pages.cursor),
    placeholderData: keepPreviousData,
    select: (reply) => ({
      rows: rowsOf(reply).map((row) => ({ ...row, userEmail: reply.userEmails[row.userId] })),
      nextCursor: reply.nextCursor,
    }),
  })
  return (
    <>
      <PagedList
        {...head}
        list={page}
        pages={pages}
        columns={[...columns, ownerColumn(userWidth, setOpenId)]}
      />
      {openId !== null && <ProfileDialog id={openId} onClose={() => setOpenId(null)} />}
    </>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdminEmail } from '#shared/models/admin/admin.ts'
import { emailsQuery } from '#web/features/admin/api/queries.ts'
import { owned, type Owned } from '#web/features/admin/owned.ts'
import { LIST_HEADS } from '#web/features/admin/tabs.ts'
import { useCursorPages } from '#web/features/admin/use-cursor-pages.ts'
import { useProfile } from '#web/features/admin/use-profile.tsx'
import type { Column } from '#web/features/admin/components/lists/data-table.tsx'
import { EMAIL_COLUMNS } from '#web/features/admin/components/lists/email-columns.tsx'
import { PagedList } from '#web/features/admin/components/lists/paged-list.tsx'
import { UserLink } from '#web/features/admin/components/lists/user-link.tsx'

const columnsOf = (onOpen: (userId: string) => void): readonly Column<Owned<AdminEmail>>[] => [
  ...EMAIL_COLUMNS,
  {
    name: 'User',
    cell: ({ userId, userEmail }) => <UserLink id={userId} email={userEmail} onOpen={onOpen} />,
    className: 'md:w-1/4',
  },
]

export default function EmailsTab() {
  const pages = useCursorPages()
  const profile = useProfile()
  const list = useQuery({
    ...emailsQuery(pages.cursor),
    placeholderData: keepPreviousData,
    select: ({ emails, userEmails, nextCursor }) => ({ rows: owned(emails, userEmails), nextCursor }),
  })
  return (
    <>
      <PagedList
        {...LIST_HEADS.emails}
        list={list}
        pages={pages}
        columns={columnsOf(profile.open)}
        empty={{
          title: 'No emails yet',
          text: 'They appear here once a user’s first run has written some.',
        }}
      />
      {profile.dialog}
    </>
  )
}

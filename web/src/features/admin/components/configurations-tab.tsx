import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { TARGET_ROLES } from '#shared/catalog/configuration/roles.ts'
import type { AdminConfiguration } from '#shared/models/admin/admin.ts'
import { showMoment } from '#web/lib/time.ts'
import { configurationsQuery } from '#web/features/admin/api/queries.ts'
import { owned, type Owned } from '#web/features/admin/owned.ts'
import { LIST_HEADS } from '#web/features/admin/tabs.ts'
import { useCursorPages } from '#web/features/admin/use-cursor-pages.ts'
import { useProfile } from '#web/features/admin/use-profile.tsx'
import type { Column } from '#web/features/admin/components/lists/data-table.tsx'
import { PagedList } from '#web/features/admin/components/lists/paged-list.tsx'
import { UserLink } from '#web/features/admin/components/lists/user-link.tsx'

const columnsOf = (onOpen: (userId: string) => void): readonly Column<Owned<AdminConfiguration>>[] => [
  { name: 'Job title', cell: ({ jobTitle }) => <span className="font-medium">{jobTitle}</span> },
  { name: 'City', cell: ({ targetCity }) => targetCity },
  { name: 'Country', cell: ({ targetArea }) => targetArea },
  {
    name: 'Writes to',
    cell: ({ targetPersonRoles }) =>
      targetPersonRoles.map((role) => TARGET_ROLES[role].label).join(', ') || '—',
  },
  {
    name: 'Changed',
    cell: ({ updatedAt }) => showMoment(updatedAt),
    className: 'tabular lg:whitespace-nowrap',
  },
  {
    name: 'User',
    cell: ({ userId, userEmail }) => <UserLink id={userId} email={userEmail} onOpen={onOpen} />,
    className: 'md:w-1/3',
  },
]

export default function ConfigurationsTab() {
  const pages = useCursorPages()
  const profile = useProfile()
  const list = useQuery({
    ...configurationsQuery(pages.cursor),
    placeholderData: keepPreviousData,
    select: ({ configurations, userEmails, nextCursor }) => ({
      rows: owned(configurations, userEmails),
      nextCursor,
    }),
  })
  return (
    <>
      <PagedList
        {...LIST_HEADS.configurations}
        list={list}
        pages={pages}
        columns={columnsOf(profile.open)}
        empty={{
          title: 'No configurations yet',
          text: 'They appear here when users save what they look for.',
        }}
      />
      {profile.dialog}
    </>
  )
}

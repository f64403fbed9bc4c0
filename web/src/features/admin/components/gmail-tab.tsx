import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdminGmailIntegration } from '#shared/models/admin/admin.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { showMoment } from '#web/lib/time.ts'
import { gmailIntegrationsQuery } from '#web/features/admin/api/queries.ts'
import { owned, type Owned } from '#web/features/admin/owned.ts'
import { LIST_HEADS } from '#web/features/admin/tabs.ts'
import { useCursorPages } from '#web/features/admin/use-cursor-pages.ts'
import { useProfile } from '#web/features/admin/use-profile.tsx'
import type { Column } from '#web/features/admin/components/lists/data-table.tsx'
import { PagedList } from '#web/features/admin/components/lists/paged-list.tsx'
import { UserLink } from '#web/features/admin/components/lists/user-link.tsx'

const columnsOf = (onOpen: (userId: string) => void): readonly Column<Owned<AdminGmailIntegration>>[] => [
  {
    name: 'Gmail address',
    cell: ({ gmailAddress }) => <EmailAddress className="font-medium">{gmailAddress}</EmailAddress>,
  },
  {
    name: 'Connection',
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? 'Connected' : 'Disconnected'}</Badge>
    ),
  },
  {
    name: 'Connected',
    cell: ({ createdAt }) => showMoment(createdAt),
    className: 'tabular lg:whitespace-nowrap',
  },
  {
    name: 'User',
    cell: ({ userId, userEmail }) => <UserLink id={userId} email={userEmail} onOpen={onOpen} />,
    className: 'md:w-2/5',
  },
]

export default function GmailTab() {
  const pages = useCursorPages()
  const profile = useProfile()
  const list = useQuery({
    ...gmailIntegrationsQuery(pages.cursor),
    placeholderData: keepPreviousData,
    select: ({ integrations, userEmails, nextCursor }) => ({
      rows: owned(integrations, userEmails),
      nextCursor,
    }),
  })
  return (
    <>
      <PagedList
        {...LIST_HEADS.gmail}
        list={list}
        pages={pages}
        columns={columnsOf(profile.open)}
        empty={{ title: 'No mailbox is connected', text: 'They appear here when users connect their Gmail.' }}
      />
      {profile.dialog}
    </>
  )
}

import type { AdminGmailIntegration } from '#shared/models/admin/admin.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { listAdminGmailIntegrations } from '#shared/contracts/admin/admin-users.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'
import type { Column } from '#web/components/admin/data-table.tsx'
import { OwnedList } from '#web/features/admin/components/lists/owned-list.tsx'
import { showMoment } from '#web/lib/time.ts'

const COLUMNS: readonly Column<AdminGmailIntegration>[] = [
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
]

export default function GmailTab() {
  return (
    <OwnedList
      title="Gmail connections"
      description={
        'Mailboxes that drafts are saved in, newest first. A disconnected one waits for its ' +
        'owner to connect it again.'
      }
      queryOf={(cursor?: string) => adminReadOptions(listAdminGmailIntegrations, { query: { cursor } })}
      rowsOf={({ integrations }) => integrations}
      columns={COLUMNS}
      userWidth="md:w-2/5"
      empty={{ title: 'No mailbox is connected', text: 'They appear here when users connect their Gmail.' }}
    />
  )
}

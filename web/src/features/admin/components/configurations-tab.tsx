import { TARGET_ROLES } from '#shared/catalog/configuration/roles.ts'
import type { AdminConfiguration } from '#shared/models/admin/admin.ts'
import { listAdminConfigurations } from '#shared/contracts/admin/admin-users.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'
import type { Column } from '#web/components/admin/data-table.tsx'
import { OwnedList } from '#web/features/admin/components/lists/owned-list.tsx'
import { showMoment } from '#web/lib/time.ts'

const COLUMNS: readonly Column<AdminConfiguration>[] = [
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
]

export default function ConfigurationsTab() {
  return (
    <OwnedList
      title="Configurations"
      description="What each user looks for, the latest change first."
      queryOf={(cursor?: string) => adminReadOptions(listAdminConfigurations, { query: { cursor } })}
      rowsOf={({ configurations }) => configurations}
      columns={COLUMNS}
      userWidth="md:w-1/3"
      empty={{ title: 'No configurations yet', text: 'They appear here when users save what they look for.' }}
    />
  )
}

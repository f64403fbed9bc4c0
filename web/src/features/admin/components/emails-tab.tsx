import { listAdminEmails } from '#shared/contracts/admin/admin-users.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'
import { EMAIL_COLUMNS } from '#web/features/admin/components/lists/email-columns.tsx'
import { OwnedList } from '#web/features/admin/components/lists/owned-list.tsx'

export default function EmailsTab() {
  return (
    <OwnedList
      title="Emails"
      description={
        'Emails of all users, newest first. The service saves drafts and sends nothing; a ' +
        'user marks what was sent, and what was answered.'
      }
      queryOf={(cursor?: string) => adminReadOptions(listAdminEmails, { query: { cursor } })}
      rowsOf={({ emails }) => emails}
      columns={EMAIL_COLUMNS}
      userWidth="md:w-1/4"
      empty={{ title: 'No emails yet', text: 'They appear here once a user’s first run has written some.' }}
    />
  )
}

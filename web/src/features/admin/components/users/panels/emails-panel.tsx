import { Emails } from '#web/features/admin/components/users/profile-dialog.tsx'
import type { ShownUser } from '#web/features/admin/components/users/shown-user.ts'

export default function EmailsPanel({ user }: ShownUser) {
  return <Emails id={user.id} level={2} />
}

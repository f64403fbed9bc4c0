import { Emails } from '#web/features/admin/components/users/user-parts.tsx'
import type { ShownUser } from '#web/features/admin/components/users/shown-user.ts'

export default function EmailsPanel({ user }: ShownUser) {
  return <Emails id={user.id} level={2} />
}

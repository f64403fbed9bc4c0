import type { AdminUser } from '#shared/models/admin/admin.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useDeleteUser, useSetUserStatus } from '#web/features/admin/api/users.ts'
import {
  FAILED,
  deletionEffects,
  deactivationEffects,
  reactivationEffects,
} from '#web/features/admin/texts.ts'
import type { Confirm } from '#web/features/admin/use-confirm.tsx'
import { StatusActions } from '#web/features/admin/components/lists/status-actions.tsx'

/** What can be done to an account, each after a question. */
export function UserActions({
  user,
  confirm,
  onOpen,
}: {
  user: AdminUser
  confirm: Confirm
  onOpen: () => void
}) {
  const { email, isActive } = user
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" aria-haspopup="dialog" aria-label={`Details of ${email}`} onClick={onOpen}>
        Details
      </Button>
      <StatusActions
        noun="account"
        of={user}
        confirm={confirm}
        status={{
          mutation: useSetUserStatus(),
          failed: FAILED.userStatus,
          effects: isActive ? deactivationEffects(email) : reactivationEffects(email),
        }}
        deletion={{
          mutation: useDeleteUser(),
          failed: FAILED.deleteUser,
          effects: deletionEffects(email),
        }}
        deleted={{
          title: 'User deleted',
          description: `${email} is signed out; the rest is erased within minutes.`,
        }}
      />
    </div>
  )
}

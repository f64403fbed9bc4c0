import type { AdminUser } from '#shared/models/admin/admin.ts'
import { Button } from '#web/components/ui/button.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { useDeleteUser } from '#web/features/admin/api/delete-user.ts'
import { useSetUserStatus } from '#web/features/admin/api/set-user-status.ts'
import { withErrorToast } from '#web/features/admin/with-error-toast.ts'
import { focusPage } from '#web/features/admin/focus-page.ts'
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
  const { id, email, isActive } = user
  const status = useSetUserStatus()
  const deletion = useDeleteUser()

  const toggle = () =>
    withErrorToast(FAILED.userStatus, () => status.mutateAsync({ id, isActive: !isActive }))

  const remove = async () => {
    if (!(await withErrorToast(FAILED.deleteUser, () => deletion.mutateAsync(id)))) return
    focusPage()
    notify.success({
      title: 'User deleted',
      description: `${email} is signed out; the rest is erased within minutes.`,
    })
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" aria-haspopup="dialog" aria-label={`Details of ${email}`} onClick={onOpen}>
        Details
      </Button>
      <StatusActions
        noun="account"
        email={email}
        isActive={isActive}
        confirm={confirm}
        toggle={{
          effects: isActive ? deactivationEffects(email) : reactivationEffects(email),
          busy: status.isPending,
          run: () => void toggle(),
        }}
        deletion={{ effects: deletionEffects(email), busy: deletion.isPending, run: () => void remove() }}
      />
    </div>
  )
}

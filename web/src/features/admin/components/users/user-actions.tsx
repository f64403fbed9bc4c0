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
import { ConfirmButton } from '#web/features/admin/components/lists/confirm-button.tsx'

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
      {isActive ? (
        <ConfirmButton
          label="Deactivate"
          about={email}
          confirm={confirm}
          busy={status.isPending}
          title="Deactivate this account?"
          consequence={deactivationEffects(email)}
          confirmLabel="Deactivate account"
          onConfirm={() => void toggle()}
        />
      ) : (
        <ConfirmButton
          label="Activate"
          about={email}
          confirm={confirm}
          busy={status.isPending}
          title="Activate this account?"
          consequence={reactivationEffects(email)}
          confirmLabel="Activate account"
          onConfirm={() => void toggle()}
        />
      )}
      <ConfirmButton
        label="Delete"
        about={email}
        confirm={confirm}
        tone="danger"
        busy={deletion.isPending}
        title="Delete this account?"
        consequence={deletionEffects(email)}
        confirmLabel="Delete account"
        onConfirm={() => void remove()}
      />
    </div>
  )
}

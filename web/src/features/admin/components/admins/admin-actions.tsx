import type { Admin } from '#shared/models/admin/admin.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { useDeleteAdmin } from '#web/features/admin/api/delete-admin.ts'
import { useSetAdminStatus } from '#web/features/admin/api/set-admin-status.ts'
import { withErrorToast } from '#web/features/admin/with-error-toast.ts'
import { focusPage } from '#web/features/admin/focus-page.ts'
import { FAILED } from '#web/features/admin/texts.ts'
import type { Confirm } from '#web/features/admin/use-confirm.tsx'
import { ConfirmButton } from '#web/features/admin/components/lists/confirm-button.tsx'

export function AdminActions({
  admin: { id, email, isActive },
  confirm,
}: {
  admin: Admin
  confirm: Confirm
}) {
  const status = useSetAdminStatus()
  const deletion = useDeleteAdmin()

  const toggle = () =>
    withErrorToast(FAILED.adminStatus, () => status.mutateAsync({ id, isActive: !isActive }))

  const remove = async () => {
    if (!(await withErrorToast(FAILED.deleteAdmin, () => deletion.mutateAsync(id)))) return
    focusPage()
    notify.success({ title: 'Admin deleted', description: `${email} can no longer sign in.` })
  }

  return (
    <div className="flex flex-wrap gap-2">
      {isActive ? (
        <ConfirmButton
          label="Deactivate"
          about={email}
          confirm={confirm}
          busy={status.isPending}
          title="Deactivate this admin?"
          consequence={
            `${email} is signed out at once and cannot sign in until an admin activates the ` +
            'account again.'
          }
          confirmLabel="Deactivate admin"
          onConfirm={() => void toggle()}
        />
      ) : (
        <ConfirmButton
          label="Activate"
          about={email}
          confirm={confirm}
          busy={status.isPending}
          title="Activate this admin?"
          consequence={`${email} can sign in again with the password of before.`}
          confirmLabel="Activate admin"
          onConfirm={() => void toggle()}
        />
      )}
      <ConfirmButton
        label="Delete"
        about={email}
        confirm={confirm}
        tone="danger"
        busy={deletion.isPending}
        title="Delete this admin?"
        consequence={
          `${email} is signed out at once and can no longer sign in. ` +
          'Its actions stay in the audit log. This cannot be undone.'
        }
        confirmLabel="Delete admin"
        onConfirm={() => void remove()}
      />
    </div>
  )
}

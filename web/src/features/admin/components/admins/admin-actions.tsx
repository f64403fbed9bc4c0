import type { Admin } from '#shared/models/admin/admin.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { useDeleteAdmin } from '#web/features/admin/api/delete-admin.ts'
import { useSetAdminStatus } from '#web/features/admin/api/set-admin-status.ts'
import { withErrorToast } from '#web/features/admin/with-error-toast.ts'
import { focusPage } from '#web/features/admin/focus-page.ts'
import { FAILED } from '#web/features/admin/texts.ts'
import type { Confirm } from '#web/features/admin/use-confirm.tsx'
import { StatusActions } from '#web/features/admin/components/lists/status-actions.tsx'

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
      <StatusActions
        noun="admin"
        email={email}
        isActive={isActive}
        confirm={confirm}
        toggle={{
          effects: isActive
            ? `${email} is signed out at once and cannot sign in until an admin activates the account again.`
            : `${email} can sign in again with the same password as before.`,
          busy: status.isPending,
          run: () => void toggle(),
        }}
        deletion={{
          effects:
            `${email} is signed out at once and can no longer sign in. ` +
            'Its actions stay in the audit log. This cannot be undone.',
          busy: deletion.isPending,
          run: () => void remove(),
        }}
      />
    </div>
  )
}

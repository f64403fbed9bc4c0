import type { Admin } from '#shared/models/admin/admin.ts'
import { useDeleteAdmin, useSetAdminStatus } from '#web/features/admin/api/admins.ts'
import { FAILED } from '#web/features/admin/texts.ts'
import type { Confirm } from '#web/features/admin/use-confirm.tsx'
import { StatusActions } from '#web/features/admin/components/lists/status-actions.tsx'

export function AdminActions({ admin, confirm }: { admin: Admin; confirm: Confirm }) {
  const { email, isActive } = admin
  return (
    <div className="flex flex-wrap gap-2">
      <StatusActions
        noun="admin"
        of={admin}
        confirm={confirm}
        status={{
          mutation: useSetAdminStatus(),
          failed: FAILED.adminStatus,
          effects: isActive
            ? `${email} is signed out at once and cannot sign in until an admin activates the account again.`
            : `${email} can sign in again with the same password as before.`,
        }}
        deletion={{
          mutation: useDeleteAdmin(),
          failed: FAILED.deleteAdmin,
          effects:
            `${email} is signed out at once and can no longer sign in. ` +
            'Its actions stay in the audit log. This cannot be undone.',
        }}
        deleted={{ title: 'Admin deleted', description: `${email} can no longer sign in.` }}
      />
    </div>
  )
}

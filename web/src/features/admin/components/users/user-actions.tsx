import type { ReactNode } from 'react'
import { deleteUser, setUserStatus } from '#shared/contracts/admin/admin-users.ts'
import type { AdminUser } from '#shared/models/admin/admin.ts'
import { StatusActions } from '#web/features/admin/components/lists/status-actions.tsx'
import { useAdminCall } from '#web/lib/admin/admin-read-options.ts'

/** The actions on an account, each with a confirmation. */
export function UserActions({ user, children }: { user: AdminUser; children?: ReactNode }) {
  const { email, isActive } = user
  return (
    <StatusActions
      noun="account"
      of={user}
      status={{
        // The list and what was found both show the status.
        mutation: useAdminCall(setUserStatus, []),
        failed: 'Failed to update user status',
        effects: isActive
          ? `${email} is signed out right away, everywhere, and cannot sign in until the account is ` +
            'activated again. No more drafts are made for it. Its plan and payments continue, and its data stays.'
          : `${email} can sign in again, and drafts are made as its plan allows.`,
      }}
      deletion={{
        // Every list may show the account.
        mutation: useAdminCall(deleteUser, []),
        failed: 'Failed to delete user',
        effects:
          `${email} is signed out right away, everywhere. The subscription ends without a refund, ` +
          'the Gmail connection is revoked, and everything we hold about the person is erased ' +
          'within minutes. Drafts in their own Gmail stay. This can’t be undone.',
      }}
      deleted={{
        title: 'User deleted',
        description: `${email} is signed out; the rest is erased within minutes.`,
      }}
    >
      {children}
    </StatusActions>
  )
}

import type { ReactNode } from 'react'
import { deleteUser, setUserStatus } from '#shared/contracts/admin/admin-users.ts'
import type { AdminUser } from '#shared/models/admin/admin.ts'
import { StatusActions } from '#web/features/admin/components/lists/status-actions.tsx'
import { hasSubscription, planOf } from '#web/features/admin/accounts.ts'
import { notify } from '#web/lib/notify.ts'
import { dollars } from '#web/lib/payments/money.ts'
import { useAdminCall } from '#web/lib/admin/admin-read-options.ts'

/** The actions on an account, each with a confirmation. */
export function UserActions({ user, children }: { user: AdminUser; children?: ReactNode }) {
  const { email, isActive } = user
  // The list and what was found both show the status.
  const setStatus = useAdminCall(setUserStatus, [], { failed: 'Failed to update user status' })
  return (
    <StatusActions
      noun="account"
      of={user}
      status={{
        mutation: {
          isPending: setStatus.isPending,
          mutateAsync: async (sent) => {
            const { subscription } = await setStatus.mutateAsync(sent)
            if (subscription === 'failed')
              notify.failure({
                title: 'Deactivated, but not canceled at Stripe',
                description: 'Payments continue. Cancel the subscription in Stripe’s dashboard.',
              })
          },
        },
        effects: isActive
          ? `${email} is signed out right away, everywhere, and cannot sign in until the account is ` +
            'activated again. No more drafts are made for it, and its data stays.'
          : `${email} can sign in again, and drafts are made as its plan allows.`,
      }}
      cancelling={
        hasSubscription(user) && user.subscriptionCancelAt === null
          ? {
              label: 'And cancel at Stripe',
              hint: 'Nothing more is charged. Without this, the plan and its payments continue.',
            }
          : undefined
      }
      deletion={{
        // Every list may show the account.
        mutation: useAdminCall(deleteUser, [], {
          done: () => ({
            title: 'User deleted',
            description: `${email} is signed out; the rest is erased within minutes.`,
          }),
          failed: 'Failed to delete user',
        }),
        effects: <DeletionEffects user={user} />,
      }}
    >
      {children}
    </StatusActions>
  )
}

/** What a deletion will do to this user. */
function DeletionEffects({ user }: { user: AdminUser }) {
  const { email, overdue, dispute } = user
  const lines = [
    `${email} is signed out right away, everywhere.`,
    ...(hasSubscription(user) ? [`The subscription (${planOf(user)}) ends at Stripe without a refund.`] : []),
    ...(overdue === null ? [] : [`${dollars(overdue.amountCents)} that is past due is not collected.`]),
    ...(dispute === null
      ? []
      : [
          `${dollars(dispute.amountCents)} stays disputed. Answer it at Stripe: what we know of the user is gone.`,
        ]),
    'The Gmail connection is revoked. Drafts in their own Gmail stay.',
    'Everything that we hold about the person is erased within minutes; Stripe keeps its invoices.',
  ]
  return (
    <>
      <ul className="list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-2">This can’t be undone.</p>
    </>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteUser, listAdminUsers, setUserStatus } from '#shared/contracts/admin/admin-users.ts'
import type { AdminUser } from '#shared/models/admin/admin.ts'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { showDate } from '#web/lib/time.ts'
import { usersQuery } from '#web/features/admin/api/queries.ts'
import { useCursorPages } from '#web/features/admin/use-cursor-pages.ts'
import { useDebouncedValue } from '#web/lib/typing/use-debounced-value.ts'
import type { Column } from '#web/components/admin/data-table.tsx'
import { PagedList } from '#web/features/admin/components/lists/paged-list.tsx'
import { BillingBadge } from '#web/features/admin/components/users/billing-badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { disputeOf, overdueOf, planOf } from '#web/features/admin/accounts.ts'
import { useAdminCall } from '#web/lib/admin/admin-read-options.ts'
import { ProfileDialog } from './profile-dialog.tsx'
import { StatusActions } from '#web/features/admin/components/lists/status-actions.tsx'

/** Milliseconds after the last key until a search is sent. */
const PAUSE_MS = 300

const columnsOf = (onOpen: (user: AdminUser) => void): readonly Column<AdminUser>[] => [
  {
    name: 'User',
    cell: ({ email, firstName, lastName }) => (
      <>
        <EmailAddress className="block font-medium">{email}</EmailAddress>
        <span className="block text-muted">{`${firstName} ${lastName}`.trim()}</span>
      </>
    ),
  },
  {
    name: 'Plan',
    cell: (user) => (
      <>
        {planOf(user)}
        {user.overdue !== null && <span className="block text-bad-ink">{overdueOf(user)}</span>}
        {user.dispute !== null && <span className="block text-bad-ink">{disputeOf(user.dispute)}</span>}
      </>
    ),
  },
  { name: 'Status', cell: (user) => <BillingBadge user={user} /> },
  { name: 'Signed up', cell: ({ createdAt }) => showDate(createdAt) },
  {
    name: 'Actions',
    cell: (user) => <UserActions user={user} onOpen={() => onOpen(user)} />,
    className: 'md:w-80',
    plain: true,
  },
]

export default function UsersTab() {
  const [typed, setTyped] = useState('')
  const search = useDebouncedValue(typed.trim().toLowerCase(), PAUSE_MS)
  const pages = useCursorPages(search)
  const [opened, setOpened] = useState<AdminUser | null>(null)
  const list = useQuery({
    ...usersQuery(search, pages.cursor),
    placeholderData: keepPreviousData,
    select: ({ users, nextCursor, total }) => ({ rows: users, nextCursor, total }),
  })
  const total = list.data?.total
  return (
    <>
      <PagedList
        title="Users"
        description={
          search === ''
            ? `Newest first.${total === undefined ? '' : ` ${total.toLocaleString('en')} in all.`}`
            : 'Addresses that begin with what you typed.'
        }
        list={list}
        pages={pages}
        columns={columnsOf(setOpened)}
        empty={
          search === ''
            ? { title: 'No users yet', text: 'They appear here with their first sign-in.' }
            : {
                title: 'No user found',
                text:
                  `No address begins with “${search}”. The search looks at the beginning of ` +
                  'the address alone.',
              }
        }
        tools={
          <Field label="Search by email" className="w-full sm:w-64">
            <Input
              type="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        }
      />
      {opened && <ProfileDialog id={opened.id} user={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

/** The actions on an account, each with a confirmation. */
function UserActions({ user, onOpen }: { user: AdminUser; onOpen: () => void }) {
  const { email, isActive } = user
  return (
    <StatusActions
      noun="account"
      of={user}
      status={{
        mutation: useAdminCall(setUserStatus, [listAdminUsers.path]),
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
      <Button size="sm" aria-haspopup="dialog" aria-label={`Details of ${email}`} onClick={onOpen}>
        Details
      </Button>
    </StatusActions>
  )
}

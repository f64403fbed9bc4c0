import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PLANS } from '#shared/catalog/plans.ts'
import type { AdminUser } from '#shared/models/admin/admin.ts'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { showDate } from '#web/lib/time.ts'
import { usersQuery } from '#web/features/admin/api/queries.ts'
import { LIST_HEADS } from '#web/features/admin/tabs.ts'
import { useCursorPages } from '#web/features/admin/use-cursor-pages.ts'
import { useProfile } from '#web/features/admin/use-profile.tsx'
import { type Confirm, useConfirm } from '#web/features/admin/use-confirm.tsx'
import { useDebouncedValue } from '#web/lib/typing/use-debounced-value.ts'
import type { Column } from '#web/features/admin/components/lists/data-table.tsx'
import { PagedList } from '#web/features/admin/components/lists/paged-list.tsx'
import { ActiveBadge } from '#web/features/admin/components/lists/status-badges.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useDeleteUser, useSetUserStatus } from '#web/features/admin/api/users.ts'
import {
  deactivationEffects,
  deletionEffects,
  FAILED,
  reactivationEffects,
} from '#web/features/admin/texts.ts'
import { StatusActions } from '#web/features/admin/components/lists/status-actions.tsx'

/** Milliseconds after the last key until a search is sent. */
const PAUSE_MS = 300

const planOf = ({ currentPlan, isTrial }: AdminUser): string =>
  currentPlan !== null ? PLANS[currentPlan].name : isTrial ? 'Trial' : 'None'

const columnsOf = (confirm: Confirm, onOpen: (user: AdminUser) => void): readonly Column<AdminUser>[] => [
  {
    name: 'User',
    cell: ({ email, firstName, lastName }) => (
      <>
        <EmailAddress className="block font-medium">{email}</EmailAddress>
        <span className="block text-muted">{`${firstName} ${lastName}`.trim()}</span>
      </>
    ),
  },
  { name: 'Plan', cell: planOf },
  { name: 'Status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
  { name: 'Signed up', cell: ({ createdAt }) => showDate(createdAt) },
  {
    name: 'Actions',
    cell: (user) => <UserActions user={user} confirm={confirm} onOpen={() => onOpen(user)} />,
    className: 'md:w-80',
    plain: true,
  },
]

export default function UsersTab() {
  const [typed, setTyped] = useState('')
  const search = useDebouncedValue(typed.trim().toLowerCase(), PAUSE_MS)
  const pages = useCursorPages(search)
  const profile = useProfile()
  const { confirm, dialog } = useConfirm()
  const list = useQuery({
    ...usersQuery(search, pages.cursor),
    placeholderData: keepPreviousData,
    select: ({ users, nextCursor, total }) => ({ rows: users, nextCursor, total }),
  })
  const total = list.data?.total
  return (
    <>
      <PagedList
        title={LIST_HEADS.users.title}
        description={
          search === ''
            ? [
                LIST_HEADS.users.description,
                ...(total === undefined ? [] : [`${total.toLocaleString('en')} in all.`]),
              ].join(' ')
            : 'Addresses that begin with what you typed.'
        }
        list={list}
        pages={pages}
        columns={columnsOf(confirm, (user) => profile.open(user.id, user))}
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
          <Field label="Email begins with" className="w-full sm:w-64">
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
      {dialog}
      {profile.dialog}
    </>
  )
}

/** The actions on an account, each with a confirmation. */
function UserActions({ user, confirm, onOpen }: { user: AdminUser; confirm: Confirm; onOpen: () => void }) {
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

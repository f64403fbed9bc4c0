import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FIND } from '#shared/catalog/admin.ts'
import type { AdminUser, UserMatch } from '#shared/models/admin/admin.ts'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { TextLink } from '#web/components/ui/links.tsx'
import { paths } from '#web/lib/paths.ts'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { showDate } from '#web/lib/time.ts'
import { findUsers, listAdminUsers } from '#shared/contracts/admin/admin-users.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'
import { useCursorPages } from '#web/features/admin/use-cursor-pages.ts'
import { useUserSearch } from '#web/features/admin/use-user-search.ts'
import type { Column } from '#web/components/admin/data-table.tsx'
import { PagedList } from '#web/features/admin/components/lists/paged-list.tsx'
import { BillingBadge } from '#web/features/admin/components/users/billing-badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { disputeOf, overdueOf, planOf } from '#web/features/admin/accounts.ts'
import { ProfileDialog } from './profile-dialog.tsx'
import { UserActions } from './user-actions.tsx'

type Row = AdminUser & { readonly by?: readonly UserMatch[]; readonly ticketNumber?: string | null }

const FOUND_BY = {
  address: 'address',
  name: 'name',
  company: 'company of a draft',
  ticket: 'ticket',
  user: 'user id',
  customer: 'Stripe customer id',
  subscription: 'Stripe subscription id',
} as const satisfies Record<UserMatch, string>

const columnsOf = (onOpen: (user: AdminUser) => void): readonly Column<Row>[] => [
  {
    name: 'User',
    cell: ({ id, email, firstName, lastName, by, ticketNumber }) => (
      <>
        <TextLink to={paths.adminUser(id)} className="block font-medium">
          <EmailAddress>{email}</EmailAddress>
        </TextLink>
        <span className="block text-muted">{`${firstName} ${lastName}`.trim()}</span>
        {by && (
          <span className="block text-muted">{`Found by ${by.map((one) => FOUND_BY[one]).join(', ')}`}</span>
        )}
        {ticketNumber && (
          <TextLink to={paths.adminTicket(id, ticketNumber)} className="tabular">
            Open ticket {ticketNumber}
          </TextLink>
        )}
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
  {
    name: 'Status',
    cell: (user) => (
      <TextLink to={paths.adminUser(user.id, 'billing')}>
        <BillingBadge user={user} />
        <span className="sr-only">{`, billing of ${user.email}`}</span>
      </TextLink>
    ),
  },
  {
    name: 'Signed up',
    cell: ({ createdAt }) => showDate(createdAt),
    className: 'tabular md:whitespace-nowrap',
  },
  {
    name: 'Actions',
    cell: (user) => (
      <UserActions user={user}>
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-label={`Details of ${user.email}`}
          onClick={() => onOpen(user)}
        >
          Details
        </Button>
      </UserActions>
    ),
    className: 'md:w-80',
    plain: true,
  },
]

export default function UsersTab() {
  const { typed, setTyped, text, isSearch } = useUserSearch()
  const pages = useCursorPages(text)
  const [opened, setOpened] = useState<AdminUser | null>(null)
  const all = useQuery({
    ...adminReadOptions(listAdminUsers, { query: { cursor: pages.cursor } }),
    enabled: !isSearch,
    placeholderData: keepPreviousData,
    select: ({ users, nextCursor, total }) => ({
      rows: users,
      nextCursor,
      text: `Newest first. ${total.toLocaleString('en')} in all.`,
    }),
  })
  const found = useQuery({
    ...adminReadOptions(findUsers, { query: { text } }),
    enabled: isSearch,
    placeholderData: keepPreviousData,
    select: ({ found: rows, more, ticketNumber }) => ({
      rows: rows.map(({ user, by }): Row => ({ ...user, by, ticketNumber })),
      nextCursor: null,
      text: more ? 'There are more than these. Type more to narrow them down.' : 'Everyone who was found.',
    }),
  })
  const list = isSearch ? found : all
  return (
    <>
      <PagedList
        title="Users"
        description={list.data?.text}
        list={list}
        pages={pages}
        columns={columnsOf(setOpened)}
        empty={
          isSearch
            ? {
                title: 'No user found',
                text:
                  `No address, name or company of a draft begins with “${text}”, and no ticket, user or Stripe id ` +
                  'is exactly that.',
              }
            : { title: 'No users yet', text: 'They appear here with their first sign-in.' }
        }
        tools={
          <Field label="Find anyone" className="w-full sm:w-80">
            <Input
              type="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="Address, name, company, ticket or id"
              maxLength={FIND.textMax}
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

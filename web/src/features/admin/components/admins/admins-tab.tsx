import { lazy, useState } from 'react'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { useQuery } from '@tanstack/react-query'
import { deleteAdmin, setAdminStatus } from '#shared/contracts/admin/admins.ts'
import type { Admin } from '#shared/models/admin/admin.ts'
import { ROLE_LABELS } from '#web/components/admin/texts.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Card, CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { adminsQuery, useAdminCall } from '#web/lib/admin/admin-read-options.ts'
import { useAdmin } from '#web/lib/admin/use-admin.ts'
import { showDate } from '#web/lib/time.ts'
import { ADMIN_RIGHTS } from '#shared/catalog/admin-rights.ts'
import { DataTable, type Column } from '#web/components/admin/data-table.tsx'
import { PagedList } from '#web/features/admin/components/lists/paged-list.tsx'
import { useCursorPages } from '#web/features/admin/use-cursor-pages.ts'
import { ActiveBadge } from '#web/features/admin/components/lists/active-badge.tsx'
import { isCommandLine } from '#web/features/admin/accounts.ts'
import { StatusActions } from '#web/features/admin/components/lists/status-actions.tsx'

const CreateAdminForm = lazy(() => import('./create-admin-form.tsx'))
const SecondFactorSetup = lazy(() => import('#web/components/admin/second-factor-setup.tsx'))

const nameOf = ({ firstName, lastName }: Admin): string => `${firstName} ${lastName}`.trim()

const columnsOf = (me: Admin, creator: (id: string | null) => string): readonly Column<Admin>[] => [
  {
    name: 'Admin',
    cell: (admin) => (
      <>
        <span className="block font-medium">{nameOf(admin)}</span>
        <EmailAddress className="block text-muted">{admin.email}</EmailAddress>
      </>
    ),
  },
  { name: 'Role', cell: ({ role }) => ROLE_LABELS[role], className: 'md:whitespace-nowrap' },
  { name: 'Status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
  { name: 'Created', cell: ({ createdAt, createdBy }) => `${showDate(createdAt)}, by ${creator(createdBy)}` },
  {
    name: 'Actions',
    cell: (admin) => {
      if (admin.id === me.id) return <Badge tone="brand">Current User</Badge>
      return me.role === 'super_admin' ? (
        <AdminActions admin={admin} />
      ) : (
        <span className="text-muted">Super admins only</span>
      )
    },
    className: 'md:w-56',
    plain: true,
  },
]

const RIGHT_COLUMNS: readonly Column<{ id: string; forAdmins: string }>[] = [
  { name: 'What', cell: ({ id }) => id },
  { name: 'Admin', cell: ({ forAdmins }) => forAdmins },
  { name: 'Super admin', cell: () => 'Yes' },
]

/** What each role may do. */
function RoleRights({ adminsGive }: { adminsGive: boolean }) {
  const bySetting = `${adminsGive ? 'Yes' : 'No'}, by a setting`
  return (
    <Card aria-label="What each role may do">
      <h2 className="px-5 py-4 text-xl sm:px-6">What each role may do</h2>
      <DataTable
        caption="What each role may do"
        columns={RIGHT_COLUMNS}
        rows={ADMIN_RIGHTS.map(({ what, role, ...right }) => ({
          id: what,
          forAdmins: right.bySetting ? bySetting : role === 'admin' ? 'Yes' : 'No',
        }))}
      />
    </Card>
  )
}

function OwnSecondFactor() {
  const [isDone, setIsDone] = useState(false)
  return (
    <TitledCard
      title="Your second factor"
      description="A code from an authenticator app, asked for after your password. Setting one up replaces the one you have."
    >
      <CardBody>
        {isDone ? (
          <Notice tone="good" live>
            Your second factor is on. The next sign-in asks for a code.
          </Notice>
        ) : (
          <LazyContent skeleton={<LoadingSkeleton label="Loading the set-up" variant="text" />}>
            <SecondFactorSetup onDone={() => setIsDone(true)} />
          </LazyContent>
        )}
      </CardBody>
    </TitledCard>
  )
}

/** The gate has already fetched the list, so it is shown at once; it is refetched on opening. */
export default function AdminsTab() {
  const me = useAdmin()
  const list = useQuery({
    ...adminsQuery,
    refetchOnMount: 'always',
    select: ({ admins, adminsGive }) => ({ rows: admins, nextCursor: null, adminsGive }),
  })
  const mayManage = me.role === 'super_admin'
  const creator = (id: string | null) => {
    if (isCommandLine(id)) return 'the command line'
    const found = list.data?.rows.find((admin) => admin.id === id)
    return found ? nameOf(found) : 'an admin who was deleted'
  }
  return (
    <div className="space-y-6">
      <PagedList
        title="Admins"
        description="Who can sign in here. Deactivating or deleting an admin signs them out right away."
        list={list}
        pages={useCursorPages()}
        columns={columnsOf(me, creator)}
      />
      <RoleRights adminsGive={list.data?.adminsGive ?? false} />
      <OwnSecondFactor />
      {mayManage ? (
        <LazyContent
          skeleton={
            <TitledCard title="Create an admin">
              <LoadingSkeleton label="Loading: Create an admin" variant="table" />
            </TitledCard>
          }
        >
          <CreateAdminForm />
        </LazyContent>
      ) : (
        <Notice tone="info" title="Only super admins can manage admins">
          Your role is {ROLE_LABELS[me.role].toLowerCase()}. To create, deactivate or delete an admin, ask a
          super admin of the list above.
        </Notice>
      )}
    </div>
  )
}

function AdminActions({ admin }: { admin: Admin }) {
  const { email, isActive } = admin
  return (
    <StatusActions
      noun="admin"
      of={admin}
      status={{
        mutation: useAdminCall(setAdminStatus, adminsQuery.queryKey, {
          failed: 'Failed to update admin status',
        }),
        effects: isActive
          ? `${email} is signed out right away and cannot sign in until an admin activates the account again.`
          : `${email} can sign in again with the same password as before.`,
      }}
      deletion={{
        mutation: useAdminCall(deleteAdmin, adminsQuery.queryKey, {
          done: () => ({ title: 'Admin deleted', description: `${email} can no longer sign in.` }),
          failed: 'Failed to delete admin',
        }),
        effects:
          `${email} is signed out right away and can no longer sign in. ` +
          'Its actions stay in the audit log. This can’t be undone.',
      }}
    />
  )
}

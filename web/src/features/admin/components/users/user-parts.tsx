import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LETTER_LANGUAGE_LABELS } from '#engine/values/letter-languages.ts'
import { LETTER_TONES } from '#engine/values/letter-tones.ts'
import { TARGET_ROLES } from '#shared/catalog/configuration/roles.ts'
import { TIMEFRAMES } from '#shared/catalog/configuration/timeframes.ts'
import type { AdminUser, AdminUserConfiguration } from '#shared/models/admin/admin.ts'
import { DefinitionLine } from '#web/components/ui/definition-line.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { showMoment } from '#web/lib/time.ts'
import { planOf } from '#web/features/admin/accounts.ts'
import { getAdminUserConfig, listAdminUserEmails } from '#shared/contracts/admin/admin-users.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'
import { useCursorPages } from '#web/features/admin/use-cursor-pages.ts'
import { EMAIL_COLUMNS } from '#web/features/admin/components/lists/email-columns.tsx'
import { PagedList } from '#web/features/admin/components/lists/paged-list.tsx'
import { BillingBadge } from './billing-badge.tsx'

/** What an account is; `children` are further lines. */
export function AccountLines({ user, children }: { user: AdminUser; children?: ReactNode }) {
  return (
    <dl>
      <DefinitionLine label="Id">{user.id}</DefinitionLine>
      <DefinitionLine label="Status">
        <BillingBadge user={user} />
      </DefinitionLine>
      <DefinitionLine label="Plan">{planOf(user)}</DefinitionLine>
      {user.trialEndsAt !== null && (
        <DefinitionLine label={user.isTrial ? 'Trial ends' : 'Trial ended'}>
          {showMoment(user.trialEndsAt)}
        </DefinitionLine>
      )}
      {user.planExpiresAt !== null && (
        <DefinitionLine label={user.billingState === 'paused' ? 'Paused until' : 'Paid until'}>
          {showMoment(user.planExpiresAt)}
        </DefinitionLine>
      )}
      {user.subscriptionCancelAt !== null && (
        <DefinitionLine label="Canceled for">{showMoment(user.subscriptionCancelAt)}</DefinitionLine>
      )}
      <DefinitionLine label="Signed up">{showMoment(user.createdAt)}</DefinitionLine>
      {children}
    </dl>
  )
}

/** What the user searches for, as it was saved. */
export function Configuration({ id }: { id: string }) {
  return (
    <Loaded
      query={useQuery(adminReadOptions(getAdminUserConfig, { params: { id } }))}
      skeleton={<LoadingSkeleton label="Loading the configuration" variant="text" />}
      failed="The configuration could not be loaded"
      missing={{
        title: 'There is no such user',
        description: 'The account may have been deleted. Close this window and refresh the list.',
      }}
    >
      {({ configuration }) =>
        configuration === null ? (
          <p className="text-sm text-muted">Nothing has been saved yet.</p>
        ) : (
          <ConfigurationLines configuration={configuration} />
        )
      }
    </Loaded>
  )
}

function ConfigurationLines({ configuration: saved }: { configuration: AdminUserConfiguration }) {
  return (
    <dl>
      <DefinitionLine label="Job title">{saved.jobTitle}</DefinitionLine>
      <DefinitionLine label="Where">{`${saved.targetCity}, ${saved.targetArea}`}</DefinitionLine>
      <DefinitionLine label="Writes to">
        {saved.targetPersonRoles.map((role) => TARGET_ROLES[role].label).join(', ') || '—'}
      </DefinitionLine>
      <DefinitionLine label="Jobs posted within">{TIMEFRAMES[saved.jobPostedTimeframe].label}</DefinitionLine>
      <DefinitionLine label="Emails">
        {LETTER_LANGUAGE_LABELS[saved.letterLanguage]}, {LETTER_TONES[saved.letterTone].label.toLowerCase()}
      </DefinitionLine>
      <DefinitionLine label="Recruitment agencies">
        {saved.writeToAgencies ? 'Included' : 'Not included'}
      </DefinitionLine>
      <DefinitionLine label="Resume">{saved.resumeUrl === null ? 'Not uploaded' : 'Uploaded'}</DefinitionLine>
      <DefinitionLine label="First saved">{showMoment(saved.createdAt)}</DefinitionLine>
      <DefinitionLine label="Last changed">{showMoment(saved.lastConfigChangeAt)}</DefinitionLine>
    </dl>
  )
}

export function Emails({ id, level = 3 }: { id: string; level?: 2 | 3 }) {
  const pages = useCursorPages()
  const list = useQuery({
    ...adminReadOptions(listAdminUserEmails, { params: { id }, query: { cursor: pages.cursor } }),
    placeholderData: keepPreviousData,
    select: ({ emails, nextCursor }) => ({ rows: emails, nextCursor }),
  })
  return (
    <PagedList
      level={level}
      title="Emails of this user"
      list={list}
      pages={pages}
      columns={EMAIL_COLUMNS}
      empty={{ title: 'No emails yet', text: 'Nothing was written for this user.' }}
    />
  )
}

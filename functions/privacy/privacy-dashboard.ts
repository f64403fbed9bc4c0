import type { Activity } from '#functions/account/activity/model.ts'
import type { Mailbox } from '#functions/mailbox/mailbox.item.ts'
import { ACTIVITIES } from '#shared/catalog/activities.ts'
import type { DataRetention, PrivacyDashboard } from '#shared/models/account/privacy.ts'
import type { Sent } from '#shared/models/wire-types.ts'
import type { WrittenExport } from './data-export.store.ts'
import { scheduledDeletion, type Retention, type Use } from './retention.ts'
import type { PrivacyFacts } from './retention.store.ts'

/** The permissions granted at Google, in words. The one for drafts includes sending, which is never used. */
const PERMISSIONS = [
  'Create, change and delete drafts. Google words this permission as managing drafts and sending emails; we never send.',
  'See your email address, name and profile picture at Google.',
]

/** The data of the privacy page. */
export const privacyView = (facts: PrivacyFacts, now: Date): Sent<typeof PrivacyDashboard> => ({
  personalInformation: {
    ...facts.account,
    isGoogleAccount: facts.hasIdentity,
    accountCreated: facts.account.createdAt,
  },
  gmailIntegration: mailboxView(facts.mailbox),
  dataRetention: retentionView(
    facts.retention,
    { lastActivityAt: facts.activity[0]?.at ?? null, subscription: facts.subscription },
    now,
  ),
  dataExport: exportView(facts.dataExport, now),
  recentActivity: activitiesView(facts.activity),
})

export const activitiesView = (
  activities: readonly Activity[],
): Sent<typeof PrivacyDashboard>['recentActivity'] =>
  activities.map((activity) => ({
    ...activity,
    category: ACTIVITIES[activity.action].category,
    timestamp: activity.at,
  }))

/** A file that is no longer kept is not mentioned. */
const exportView = (written: WrittenExport | null, now: Date): Sent<typeof PrivacyDashboard>['dataExport'] =>
  written === null || (written.until !== null && written.until <= now) ? null : written

// Google's refresh tokens have no fixed expiry: they are valid until revoked, or unused for half a year.
const mailboxView = (mailbox: Mailbox | null): Sent<typeof PrivacyDashboard>['gmailIntegration'] => ({
  isConnected: mailbox?.isActive ?? false,
  email: mailbox?.email ?? null,
  connectedAt: mailbox?.connectedAt ?? null,
  permissions: mailbox?.isActive === true ? PERMISSIONS : [],
  tokenExpiry: null,
})

/** When the account is deleted as its user chose. */
export const retentionView = (
  retention: Retention | null,
  use: Use,
  now: Date,
): Sent<typeof DataRetention> => ({
  autoDeleteAfterDays: retention?.days ?? null,
  scheduledDeletionDate: retention && scheduledDeletion(retention, use, now),
  lastActivityDate: use.lastActivityAt,
  retentionPolicyAcceptedAt: retention?.acceptedAt ?? null,
})

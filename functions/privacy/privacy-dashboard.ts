import type { Activity } from '#functions/account/activity/model.ts'
import type { Mailbox } from '#functions/mailbox/model.ts'
import { ACTIVITIES } from '#shared/catalog/activities.ts'
import type { DataRetention, PrivacyDashboard } from '#shared/models/account/privacy.ts'
import { scheduledDeletion, type Retention, type Use } from './retention.ts'
import type { PrivacyFacts } from './retention.store.ts'

/** The permissions granted at Google, in words. The one for drafts includes sending, which is never used. */
const PERMISSIONS = [
  'Create, change and delete drafts. Google words this permission as managing drafts and sending emails; we never send.',
  'See your email address, name and profile picture at Google.',
]

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** The data of the privacy page. */
export const privacyView = (facts: PrivacyFacts, now: Date): PrivacyDashboard => ({
  personalInformation: {
    email: facts.account.email,
    firstName: facts.account.firstName,
    lastName: facts.account.lastName,
    isGoogleAccount: facts.hasIdentity,
    emailVerified: facts.account.emailVerified,
    accountCreated: facts.account.createdAt.toISOString(),
  },
  gmailIntegration: mailboxView(facts.mailbox),
  dataRetention: retentionView(
    facts.retention,
    { lastActivityAt: facts.activity[0]?.at ?? null, subscription: facts.subscription },
    now,
  ),
  recentActivity: facts.activity.map(activityView),
})

function mailboxView(mailbox: Mailbox | null): PrivacyDashboard['gmailIntegration'] {
  if (mailbox === null)
    return { isConnected: false, email: null, connectedAt: null, permissions: [], tokenExpiry: null }
  // Google's refresh tokens have no fixed expiry: they are valid until revoked, or unused for half a year.
  return {
    isConnected: mailbox.isActive,
    email: mailbox.email,
    connectedAt: mailbox.connectedAt.toISOString(),
    permissions: mailbox.isActive ? PERMISSIONS : [],
    tokenExpiry: null,
  }
}

const activityView = ({ id, action, details, at }: Activity): PrivacyDashboard['recentActivity'][number] => ({
  id,
  action,
  category: ACTIVITIES[action].category,
  details,
  timestamp: at.toISOString(),
})

/** When the account is deleted as its user chose. */
export const retentionView = (retention: Retention | null, use: Use, now: Date): DataRetention => ({
  autoDeleteAfterDays: retention?.days ?? null,
  scheduledDeletionDate: iso(retention && scheduledDeletion(retention, use, now)),
  lastActivityDate: iso(use.lastActivityAt),
  retentionPolicyAcceptedAt: iso(retention?.acceptedAt ?? null),
})

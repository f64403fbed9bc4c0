import type { Activity } from '#functions/account/activity/model.ts'
import type { Mailbox } from '#functions/mailbox/model.ts'
import { ACTIVITIES } from '#shared/catalog/activities.ts'
import type { DataRetention, PrivacyDashboard } from '#shared/models/account/privacy.ts'
import { scheduledDeletion } from './retention.ts'
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
  dataRetention: retentionView(facts, now),
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

export function retentionView(
  { retention, subscription, activity }: Pick<PrivacyFacts, 'retention' | 'subscription' | 'activity'>,
  now: Date,
): DataRetention {
  const lastActivityAt = activity[0]?.at ?? null
  return {
    autoDeleteAfterDays: retention?.days ?? null,
    scheduledDeletionDate:
      retention === null ? null : iso(scheduledDeletion(retention, { lastActivityAt, subscription }, now)),
    lastActivityDate: iso(lastActivityAt),
    retentionPolicyAcceptedAt: iso(retention?.acceptedAt ?? null),
  }
}

import { Preferences } from '#shared/models/configuration.ts'
import { subscriptionAt } from '#functions/account/subscription-at.ts'
import { resumeReference } from '#functions/configuration/model.ts'
import { statusOf } from '#functions/outreach/tracker/views.ts'
import type {
  AdminConfiguration,
  AdminEmail,
  AdminGmailIntegration,
  AdminUser,
  AdminUserConfiguration,
} from '#shared/models/admin/admin.ts'
import type { ConfigurationRow, EmailRow, MailboxRow, UserRow } from './admin-users.item.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** An account as sent to the browser, with its subscription at `now`. */
export function adminUserView({ account, subscription: stored }: UserRow, now: Date): AdminUser {
  const subscription = subscriptionAt(stored, now)
  return {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    isActive: account.isActive,
    currentPlan: subscription.isTrial ? null : subscription.plan,
    isTrial: subscription.isTrial,
    trialEndsAt: iso(subscription.trialEndsAt),
    planExpiresAt: iso(subscription.planExpiresAt),
    subscriptionCancelAt: iso(subscription.cancelAt),
    createdAt: account.createdAt.toISOString(),
  }
}

export const adminConfigurationView = ({ userId, configuration }: ConfigurationRow): AdminConfiguration => ({
  id: configuration.id,
  userId,
  jobTitle: configuration.jobTitle,
  targetCity: configuration.city,
  targetArea: configuration.country,
  targetPersonRoles: [configuration.role],
  updatedAt: configuration.updatedAt.toISOString(),
})

export const adminUserConfigurationView = ({
  userId,
  configuration,
}: ConfigurationRow): AdminUserConfiguration => ({
  ...adminConfigurationView({ userId, configuration }),
  jobPostedTimeframe: configuration.timeframe,
  ...Preferences.parse(configuration),
  resumeUrl: resumeReference(configuration.resumeId),
  createdAt: configuration.createdAt.toISOString(),
  lastConfigChangeAt: configuration.updatedAt.toISOString(),
})

/** An email with the status that its user sees. */
export const adminEmailView = (email: EmailRow): AdminEmail => ({
  id: email.id,
  userId: email.userId,
  companyName: email.companyName,
  jobTitle: email.jobTitle,
  contactName: email.contactName,
  contactRole: email.contactTitle,
  contactEmail: email.contactEmail,
  status: statusOf(email),
  emailSubject: email.subject,
  emailBody: email.body,
  createdAt: email.createdAt.toISOString(),
  sentAt: email.mark === 'sent' ? iso(email.markedAt) : null,
})

/** A mailbox as sent to the browser; each account has one, so it goes by the account's id. */
export const adminMailboxView = ({
  userId,
  email,
  isActive,
  connectedAt,
}: MailboxRow): AdminGmailIntegration => ({
  id: userId,
  userId,
  gmailAddress: email,
  isActive,
  createdAt: connectedAt.toISOString(),
})

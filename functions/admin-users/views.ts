import { allowanceAt, isSubscribed } from '#functions/account/allowance.ts'
import { subscriptionAt } from '#functions/account/subscription-at.ts'
import { billingStateAt } from '#functions/billing/billing-state.ts'
import { resumeReference } from '#functions/configuration/model.ts'
import { statusOf } from '#functions/outreach/tracker/views.ts'
import type {
  AdminConfiguration,
  AdminEmail,
  AdminGmailIntegration,
  AdminUser,
  AdminUserConfiguration,
} from '#shared/models/admin/admin.ts'
import type { UserMailbox } from '#shared/models/admin/user-page.ts'
import type { Mailbox } from '#functions/mailbox/mailbox.item.ts'
import type { Sent } from '#shared/models/wire-types.ts'
import type { ConfigurationRow, EmailRow, MailboxRow, UserRow } from './admin-users.item.ts'

/** An account as sent to the browser, with what its subscription gives at `now`. */
export function adminUserView(row: UserRow, now: Date): Sent<typeof AdminUser> {
  const { account, dispute } = row
  const subscription = subscriptionAt(row.subscription, now)
  const allowance = allowanceAt(row.subscription, now)
  return {
    ...subscription,
    ...account,
    dispute,
    billingState: billingStateAt(row, now),
    isTrial: allowance.kind === 'trial',
    currentPlan: allowance.kind !== 'trial' && isSubscribed(row.subscription, now) ? subscription.plan : null,
    subscriptionCancelAt: subscription.cancelAt,
  }
}

export const adminConfigurationView = ({
  userId,
  configuration,
}: ConfigurationRow): Sent<typeof AdminConfiguration> => ({
  ...configuration,
  userId,
  targetCity: configuration.city,
  targetArea: configuration.country,
  targetPersonRoles: [configuration.role],
})

export const adminUserConfigurationView = (row: ConfigurationRow): Sent<typeof AdminUserConfiguration> => ({
  ...row.configuration,
  ...adminConfigurationView(row),
  jobPostedTimeframe: row.configuration.timeframe,
  resumeUrl: resumeReference(row.configuration.resumeId),
  lastConfigChangeAt: row.configuration.updatedAt,
})

/** An email with the status that its user sees. */
export const adminEmailView = (email: EmailRow): Sent<typeof AdminEmail> => ({
  ...email,
  contactRole: email.contactTitle,
  status: statusOf(email),
  emailSubject: email.subject,
  emailBody: email.body,
  sentAt: email.mark === 'sent' ? email.markedAt : null,
})

/** The mailbox of one user, with when it last proved to work. */
export const userMailboxView = (mailbox: Mailbox): Sent<typeof UserMailbox> => ({
  ...mailbox,
  address: mailbox.email,
  lastProofAt: mailbox.checkedAt,
})

/** A mailbox as sent to the browser; each account has one, so it goes by the account's id. */
export const adminMailboxView = (mailbox: MailboxRow): Sent<typeof AdminGmailIntegration> => ({
  ...mailbox,
  id: mailbox.userId,
  gmailAddress: mailbox.email,
  createdAt: mailbox.connectedAt,
})

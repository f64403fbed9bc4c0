import { DELETION_PHRASE, RETENTION } from '#shared/catalog/constants.ts'
import { POLICY } from '#shared/catalog/policies.ts'

/** Texts the specification quotes, word for word. */
export const LOAD_FAILED = {
  title: 'Error Loading Privacy Dashboard',
  description: 'Failed to load your privacy data. Please refresh the page and try again.',
} as const

export const EXPORT_FAILED = 'Data export failed. Please try again.'

/** Our own texts. */
export const TYPE_EXACTLY = `Type ${DELETION_PHRASE} exactly as shown, in capital letters.`
export const DELETION_FAILED = 'Your account was not deleted. Please try again, or write to support.'
export const REVOKED = {
  title: 'Permission revoked',
  description: 'We can no longer save drafts in your Gmail.',
} as const
export const REVOKE_FAILED = {
  title: 'Permission not revoked',
  description: 'Please try again. You can also remove the permission in your Google account.',
} as const
export const RETENTION_SAVED = 'Retention settings saved'
export const RETENTION_FAILED = {
  title: 'Retention settings not saved',
  description: 'Your previous choice still applies. Please try again.',
} as const
export const WARNING = `We write to you ${RETENTION.warningDays} days before, and signing in keeps the account.`
export const LOG_KEPT = `What you did here recently. Activity logs are kept ${POLICY.activityLogDays} days.`

import { DELETION } from '#shared/catalog/constants.ts'
import type { DeletionReason } from '#shared/models/account/deletion-request.ts'

/** Texts the specification quotes, word for word. */
export const EXPORT_FAILED = {
  title: 'Export failed',
  description: 'Failed to export your data. Please try again.',
} as const

export const REASON_REQUIRED = {
  title: 'Reason Required',
  description: 'Please provide a reason for account deletion.',
} as const

export const DELETION_FAILED = {
  title: 'Deletion request failed',
  description: 'Failed to send deletion request. Please try again or contact support directly.',
} as const

/** Our own texts. */
export const PROFILE_SAVED = { title: 'Profile updated', description: 'Your name has been saved.' } as const
export const PROFILE_FAILED = {
  title: 'Profile not saved',
  description: 'Your name is unchanged. Please try again.',
} as const

export const SIGN_OUT_FAILED = {
  title: 'Not signed out',
  description: 'You are still signed in, here and elsewhere. Please try again.',
} as const

export const ANSWER_TIME = `Support answers within ${DELETION.answerHours} hours.`

export const REASON_LABELS: Readonly<Record<DeletionReason, string>> = {
  'no-longer-needed': 'I no longer need it',
  'found-job': 'I found a job',
  'unsatisfied-service': 'I am not satisfied with the service',
  'privacy-concerns': 'I have privacy concerns',
  'cost-concerns': 'It costs too much',
  other: 'Another reason',
}

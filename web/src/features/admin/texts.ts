/** Titles of toasts that the specification quotes. */
export const FAILED = {
  createAdmin: 'Failed to create admin',
  adminStatus: 'Failed to update admin status',
  deleteAdmin: 'Failed to delete admin',
  userStatus: 'Failed to update user status',
  deleteUser: 'Failed to delete user',
} as const

/** Shown in the admin's own row instead of actions. */
export const CURRENT_USER = 'Current User'

/** Recorded instead of an admin's id when a person with direct access to the table has acted. */
const OPERATOR = 'operator'
export const isCommandLine = (adminId: string | null): boolean => adminId === null || adminId === OPERATOR

export const TRY_AGAIN = 'Please try again.'

export const deletionEffects = (email: string): string =>
  `${email} is signed out at once, everywhere. The subscription ends without a refund, ` +
  'the Gmail connection is revoked, and everything we hold about the person is erased ' +
  'within minutes. Drafts in their own Gmail stay. This cannot be undone.'

export const deactivationEffects = (email: string): string =>
  `${email} is signed out at once, everywhere, and cannot sign in until the account is ` +
  'activated again. No more drafts are made for it. Its plan and payments continue, and its data stays.'

export const reactivationEffects = (email: string): string =>
  `${email} can sign in again, and drafts are made as its plan allows.`

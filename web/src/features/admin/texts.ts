import type { OperationKind } from '#shared/catalog/admin.ts'
import type { Operation } from '#shared/models/operation.ts'

/** Toasts that the specification names. */
export const FAILED = {
  createAdmin: 'Failed to create admin',
  adminStatus: 'Failed to update admin status',
  deleteAdmin: 'Failed to delete admin',
  userStatus: 'Failed to update user status',
  deleteUser: 'Failed to delete user',
} as const

/** Stands in one's own row instead of what could be done to it. */
export const CURRENT_USER = 'Current User'

/** Stands for an admin's id where somebody with access to the table itself has acted. */
const OPERATOR = 'operator'
export const isCommandLine = (adminId: string | null): boolean => adminId === null || adminId === OPERATOR

export const TRY_AGAIN = 'Please try again.'

export const OPERATIONS: Readonly<Record<OperationKind, { name: string; does: string; start: string }>> = {
  sync_users: {
    name: 'Sync users',
    does: 'Compares every account with the payment provider, as happens each night, and puts right where both differ.',
    start: 'Sync users',
  },
  refresh_gmail_tokens: {
    name: 'Refresh Gmail tokens',
    does: 'Asks Google for fresh access to every connected mailbox. Where Google refuses, the mailbox waits for its owner, who is told by mail.',
    start: 'Refresh Gmail tokens',
  },
  test_automation: {
    name: 'Test automation',
    does: 'Goes through a run for one user as far as the letters. Nothing is saved, counted, drafted or mailed; the report has figures and companies.',
    start: 'Test automation',
  },
}

export const OPERATION_STATES: Readonly<Record<Operation['state'], string>> = { queued: 'Waiting to start', running: 'Running', done: 'Done', failed: 'Failed' }

/** `setUserStatus` as it is read: “Set user status”. */
export function actInWords(act: string): string {
  const words = act.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const whatDeletionDoes = (email: string): string =>
  `${email} is signed out at once, everywhere. The subscription ends without a refund, the Gmail connection is revoked, and everything we hold about the person is erased within minutes. Drafts in their own Gmail stay. This cannot be undone.`

export const whatSwitchingOffDoes = (email: string): string =>
  `${email} is signed out at once, everywhere, and cannot sign in until the account is activated again. No draft is made for it any more. Its plan and its payments go on; its data stay.`

export const whatSwitchingOnDoes = (email: string): string => `${email} can sign in again, and drafts are made as its plan allows.`

import type { OperationKind } from '#shared/catalog/admin.ts'
import type { Operation } from '#shared/models/admin/operation.ts'

export const OPERATIONS: Readonly<Record<OperationKind, { name: string; does: string; start: string }>> = {
  sync_users: {
    name: 'Sync users',
    does:
      'Compares every account with the payment provider, as happens each night, and ' +
      'corrects any differences.',
    start: 'Sync users',
  },
  refresh_gmail_tokens: {
    name: 'Refresh Gmail tokens',
    does:
      'Asks Google for fresh access to every connected mailbox. If Google refuses, the ' +
      'mailbox stays inactive until its owner, who is notified by email, reconnects it.',
    start: 'Refresh Gmail tokens',
  },
  test_automation: {
    name: 'Test automation',
    does:
      'Runs the automation for one user up to the letters. Nothing is saved, counted, ' +
      'drafted or mailed; the report has figures and companies.',
    start: 'Test automation',
  },
}

export const OPERATION_STATES: Readonly<Record<Operation['state'], string>> = {
  queued: 'Waiting to start',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
}

/** The id of an endpoint in words: `setUserStatus` as “Set user status”. */
export function actInWords(act: string): string {
  const words = act.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

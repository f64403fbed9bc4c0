import type { Work } from '#functions/operations/run-operation.ts'
import type { OperationKind } from '#shared/catalog/admin.ts'

/** The work of each kind of operation, loaded only when it runs, because each needs other clients. */
export const operationWork: Readonly<Record<OperationKind, Work>> = {
  sync_users: async (...operation) => await (await import('./sync-users.ts')).syncUsersWork(...operation),
  refresh_gmail_tokens: async (...operation) =>
    await (await import('./refresh-mailboxes.ts')).refreshMailboxesWork(...operation),
  test_automation: async (...operation) => await (await import('./try-run.ts')).tryRunWork(...operation),
}

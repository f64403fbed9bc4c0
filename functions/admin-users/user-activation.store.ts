import { exists, part } from '#platform/table/expressions.ts'
import { endSessions, sessionEndings } from '#functions/auth/end-sessions.store.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

/** Activation of users by admins; only of listed accounts, so that merged and deleted ones stay closed. */
export const userActivation = (table: Table) => ({
  /**
   * Deactivates or reactivates a user. Deactivating ends all sessions and prevents new ones. False for an
   * account that is not listed.
   */
  async set(userId: string, isActive: boolean, now: Date) {
    const failed = await table.transact([
      part.update(keys.profile(userId), {
        set: { isActive, updatedAt: now },
        when: exists('listPk'),
      }),
      ...(isActive ? [] : await sessionEndings(table, userId)),
    ])
    if (failed.length > 0) return false
    if (!isActive) await endSessions(table, userId)
    return true
  },
})

import { exists, part } from '#platform/table/expressions.ts'
import { endSessions, sessionEndings } from '#functions/auth/end-sessions.store.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

/**
 * Whether an admin has deactivated a user. Only of an account that stands in the lists: what was merged or
 * deleted is not brought back.
 */
export const userActivation = (table: Table) => ({
  /**
   * Deactivates or reactivates a user in one step. Deactivating ends the user's sessions: when this returns
   * none is left, and none was opened since. False for an account that is not there.
   */
  async set(userId: string, isActive: boolean, now: Date) {
    const failed = await table.transact([
      part.update(keys.profile(userId), {
        set: { isActive, updatedAt: toStored(now) },
        when: exists('listPk'),
      }),
      ...(isActive ? [] : await sessionEndings(table, userId)),
    ])
    if (failed.length > 0) return false
    if (!isActive) await endSessions(table, userId)
    return true
  },
})

export type UserActivation = ReturnType<typeof userActivation>

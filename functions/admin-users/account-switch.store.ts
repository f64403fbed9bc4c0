import type { AccountSwitch } from './ports.ts'
import { endSessions, sessionEndings } from '#functions/auth/end-sessions.store.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

/**
 * Whether an admin has left an account on. Only of an account that stands in the lists: what was merged or
 * deleted is not brought back.
 */
export const accountSwitch = (table: Table): AccountSwitch => ({
  async set(userId, isActive, now) {
    const failed = await table.transact([
      {
        Update: {
          TableName: table.name,
          Key: { ...keys.profile(userId) },
          UpdateExpression: 'SET isActive = :on, updatedAt = :now',
          ConditionExpression: 'attribute_exists(listPk)',
          ExpressionAttributeValues: { ':on': isActive, ':now': toStored(now) },
        },
      },
      ...(isActive ? [] : await sessionEndings(table, userId)),
    ])
    if (failed.length > 0) return false
    if (!isActive) await endSessions(table, userId)
    return true
  },
})

import type { Admin } from './model.ts'
import { everyItem } from '#platform/table/every-item.ts'
import { adminFromItem, adminToItem } from './admin.item.ts'
import { ADMINS, keys } from '#platform/table/keys.ts'
import type { Table, TransactionPart } from '#platform/table/table.ts'

/**
 * Admins in the table. How many active super admins there are is counted with each change, so that two at
 * once cannot remove the last two.
 */
export function adminStore(table: Table) {
  const ending = async (
    admin: Admin,
    parts: readonly TransactionPart[],
  ): Promise<'done' | 'refused' | 'changed'> => {
    const counter = admin.role === 'super_admin' && admin.isActive ? [countSuperAdmins(table, -1)] : []
    const failed = await table.transact([...counter, ...parts])
    if (failed.length === 0) return 'done'
    return counter.length > 0 && failed.includes(0) ? 'refused' : 'changed'
  }
  return {
    /** All of them, in the order they were created. */
    async list(): Promise<readonly Admin[]> {
      const items = await everyItem(table, {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': ADMINS },
        ConsistentRead: true,
      })
      return items.map(adminFromItem)
    },
    async find(adminId: string) {
      const item = await table.get(keys.admin(adminId))
      return item && adminFromItem(item)
    },
    /** False when another has the address. */
    async create(admin: Admin, passwordHash: string) {
      const failed = await table.transact([
        {
          Put: {
            TableName: table.name,
            Item: { ...keys.adminAddress(admin.email), adminId: admin.id },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        {
          Put: {
            TableName: table.name,
            Item: adminToItem(admin, passwordHash),
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        ...(admin.role === 'super_admin' && admin.isActive ? [countSuperAdmins(table, 1)] : []),
      ])
      return failed.length === 0
    },
    /** Ends all sessions of the admin; false when it is gone. */
    async setPassword(admin: Admin, passwordHash: string) {
      const changed = await table.update(keys.admin(admin.id), {
        UpdateExpression: 'SET passwordHash = :hash ADD epoch :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':hash': passwordHash, ':one': 1 },
      })
      return changed !== null
    },
    /**
     * `refused` when it would switch off the last active super admin; `changed` when another change came
     * between.
     */
    async setActive(admin: Admin, isActive: boolean) {
      if (admin.isActive === isActive) return 'done'
      const change = switchAdmin(table, admin, isActive)
      if (!isActive) return await ending(admin, [change])
      const failed = await table.transact([
        change,
        ...(admin.role === 'super_admin' ? [countSuperAdmins(table, 1)] : []),
      ])
      return failed.length === 0 ? 'done' : 'changed'
    },
    async remove(admin: Admin) {
      return await ending(admin, [
        {
          Delete: {
            TableName: table.name,
            Key: { ...keys.admin(admin.id) },
            ConditionExpression: 'isActive = :known',
            ExpressionAttributeValues: { ':known': admin.isActive },
          },
        },
        { Delete: { TableName: table.name, Key: { ...keys.adminAddress(admin.email) } } },
        { Delete: { TableName: table.name, Key: { ...keys.adminFactor(admin.id) } } },
      ])
    },
  }
}

export type AdminStore = ReturnType<typeof adminStore>

const switchAdmin = (table: Table, admin: Admin, isActive: boolean): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.admin(admin.id) },
    UpdateExpression: 'SET isActive = :new ADD epoch :ended',
    ConditionExpression: 'isActive = :known',
    ExpressionAttributeValues: { ':new': isActive, ':known': admin.isActive, ':ended': isActive ? 0 : 1 },
  },
})

/** One more or one less; never none. */
const countSuperAdmins = (table: Table, by: 1 | -1): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.superAdmins() },
    UpdateExpression: 'ADD active :by',
    ...(by === 1
      ? { ExpressionAttributeValues: { ':by': by } }
      : { ConditionExpression: 'active > :one', ExpressionAttributeValues: { ':by': by, ':one': 1 } }),
  },
})

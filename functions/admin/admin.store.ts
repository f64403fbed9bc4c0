import { above, absent, exists, part, type TransactionPart } from '#platform/table/expressions.ts'
import type { Admin } from './model.ts'
import { everyItem } from '#platform/table/every-item.ts'
import { adminFromItem, adminToItem } from './admin.item.ts'
import { ADMINS, keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

/**
 * Admins in the table. How many active super admins there are is counted with each change, so that two at
 * once cannot remove the last two.
 */
export function adminStore(table: Table) {
  const ending = async (
    admin: Admin,
    parts: readonly TransactionPart[],
  ): Promise<'done' | 'refused' | 'changed'> => {
    const counter = admin.role === 'super_admin' && admin.isActive ? [countSuperAdmins(-1)] : []
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
        part.put({ ...keys.adminAddress(admin.email), adminId: admin.id }, absent('pk')),
        part.put(adminToItem(admin, passwordHash), absent('pk')),
        ...(admin.role === 'super_admin' && admin.isActive ? [countSuperAdmins(1)] : []),
      ])
      return failed.length === 0
    },
    /** Ends all sessions of the admin; false when it is gone. */
    async setPassword(admin: Admin, passwordHash: string) {
      const changed = await table.update(keys.admin(admin.id), {
        set: { passwordHash },
        add: { epoch: 1 },
        when: exists('pk'),
      })
      return changed !== null
    },
    /**
     * `refused` when it would switch off the last active super admin; `changed` when another change came
     * between.
     */
    async setActive(admin: Admin, isActive: boolean) {
      if (admin.isActive === isActive) return 'done'
      const change = switchAdmin(admin, isActive)
      if (!isActive) return await ending(admin, [change])
      const failed = await table.transact([
        change,
        ...(admin.role === 'super_admin' ? [countSuperAdmins(1)] : []),
      ])
      return failed.length === 0 ? 'done' : 'changed'
    },
    async remove(admin: Admin) {
      return await ending(admin, [
        part.remove(keys.admin(admin.id), { isActive: admin.isActive }),
        part.remove(keys.adminAddress(admin.email)),
        part.remove(keys.adminFactor(admin.id)),
      ])
    },
  }
}

export type AdminStore = ReturnType<typeof adminStore>

const switchAdmin = (admin: Admin, isActive: boolean): TransactionPart =>
  part.update(keys.admin(admin.id), {
    set: { isActive },
    add: { epoch: isActive ? 0 : 1 },
    when: { isActive: admin.isActive },
  })

/** One more or one less; never none. */
const countSuperAdmins = (by: 1 | -1): TransactionPart =>
  part.update(keys.superAdmins(), { add: { active: by }, when: by === 1 ? [] : above('active', 1) })

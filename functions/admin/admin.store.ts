import { above, absent, exists, part, type TransactionPart } from '#platform/table/expressions.ts'
import { AppError } from '#platform/app-error.ts'
import type { Admin } from './model.ts'
import { everyItem } from '#platform/table/every-item.ts'
import { adminFromItem, adminToItem } from './admin.item.ts'
import { ADMINS, keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

/**
 * Admins. The number of active super admins is updated in each transaction, so that two concurrent changes
 * cannot remove the last two.
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
    /** All admins in order of creation. */
    async list(): Promise<readonly Admin[]> {
      return (await everyItem(table, { keys: { pk: ADMINS }, consistent: true })).map(adminFromItem)
    },
    async find(adminId: string) {
      const item = await table.get(keys.admin(adminId))
      return item && adminFromItem(item)
    },
    /** False when another admin has the address. */
    async create(admin: Admin, passwordHash: string) {
      const failed = await table.transact([
        part.put({ ...keys.adminAddress(admin.email), adminId: admin.id }, absent('pk')),
        part.put(adminToItem(admin, passwordHash), absent('pk')),
        ...(admin.role === 'super_admin' && admin.isActive ? [countSuperAdmins(1)] : []),
      ])
      return failed.length === 0
    },
    /** Also ends all sessions of the admin; false when the admin was deleted. */
    async setPassword(admin: Admin, passwordHash: string) {
      const changed = await table.update(keys.admin(admin.id), {
        set: { passwordHash },
        add: { epoch: 1 },
        when: exists('pk'),
      })
      return changed !== null
    },
    /** Ends all sessions of the admin; returns the epoch of later ones. */
    async endSessions(adminId: string): Promise<number> {
      const changed = await table.update(keys.admin(adminId), { add: { epoch: 1 }, when: exists('pk') })
      if (changed === null) throw new AppError('not_authenticated')
      return adminFromItem(changed).epoch
    },
    /** `refused`: this is the last active super admin; `changed`: a concurrent change came first. */
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

/** Adds to the count of active super admins; fails rather than reach zero. */
const countSuperAdmins = (by: 1 | -1): TransactionPart =>
  part.update(keys.superAdmins(), { add: { active: by }, when: by === 1 ? [] : above('active', 1) })

import type { Needs } from '#functions/services/needs.ts'
import type { AdminActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { AdminInput } from '#shared/models/admin/admin.ts'
import type { Admin } from './model.ts'
import { isGuessable, plainPassword } from './password-rules.ts'
import type { AdminStore } from './admin.store.ts'

/** An admin, or the person at the command line, who is no admin. */
type Manager = AdminActor | { readonly kind: 'operator' }

/** How often a change is retried after a concurrent one; there are few admins. */
const MAX_ATTEMPTS = 5

/**
 * Creates an active admin. Throws AppError password_too_common, or admin_exists when the address is taken.
 */
export async function createAdmin(
  actor: Manager,
  { password, ...person }: AdminInput,
  { admins, hasher, clock, newId }: Needs<'admins' | 'hasher' | 'clock' | 'newId'>,
): Promise<Admin> {
  if (isGuessable(password, person)) throw new AppError('password_too_common')
  const createdBy = actor.kind === 'admin' ? actor.adminId : null
  const admin: Admin = {
    id: newId('adm'),
    ...person,
    isActive: true,
    createdAt: clock.now(),
    createdBy,
    epoch: 0,
  }
  if (!(await admins.create(admin, await hasher.hash(plainPassword(password)))))
    throw new AppError('admin_exists')
  return admin
}

/**
 * Sets an admin's password and ends their sessions. Throws AppError password_too_common, or not_found when
 * the admin was deleted meanwhile.
 */
export async function resetPassword(
  admin: Admin,
  password: string,
  { admins, hasher }: Needs<'admins' | 'hasher'>,
): Promise<void> {
  if (isGuessable(password, admin)) throw new AppError('password_too_common')
  if (!(await admins.setPassword(admin, await hasher.hash(plainPassword(password)))))
    throw new AppError('not_found')
}

/**
 * Activates or deactivates another admin; deactivating ends their sessions. Throws AppError admin_self,
 * not_found, last_super_admin or unavailable.
 */
export async function setAdminStatus(
  actor: Manager,
  adminId: string,
  isActive: boolean,
  { admins }: Needs<'admins'>,
): Promise<Admin> {
  const admin = await changed(actor, adminId, admins, (known) => admins.setActive(known, isActive))
  return { ...admin, isActive }
}

/** Deletes another admin. Throws AppError admin_self, not_found, last_super_admin or unavailable. */
export async function deleteAdmin(
  actor: Manager,
  adminId: string,
  { admins }: Needs<'admins'>,
): Promise<void> {
  await changed(actor, adminId, admins, (known) => admins.remove(known))
}

async function changed(
  actor: Manager,
  adminId: string,
  admins: AdminStore,
  change: (known: Admin) => Promise<'done' | 'refused' | 'changed'>,
): Promise<Admin> {
  if (actor.kind === 'admin' && actor.adminId === adminId) throw new AppError('admin_self')
  for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
    const known = await admins.find(adminId)
    if (known === null) throw new AppError('not_found')
    const outcome = await change(known)
    if (outcome === 'done') return known
    if (outcome === 'refused') throw new AppError('last_super_admin')
  }
  throw new AppError('unavailable')
}

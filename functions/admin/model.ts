import type { Admin, AdminSession } from './admin.item.ts'

export type { AuditEntry } from './audit.store.ts'
export type { Admin, AdminSession }

/** An admin with the hash of the password, Argon2id in the PHC string format. */
export interface AdminLogin {
  readonly admin: Admin
  readonly passwordHash: string
}

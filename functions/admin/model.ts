import type { Admin, AdminSession } from './admin.item.ts'

export type { AuditEntry } from './audit.store.ts'
export type { Admin, AdminSession }

/** An admin with what the password is compared with: Argon2id in the PHC string format. */
export interface AdminLogin {
  readonly admin: Admin
  readonly passwordHash: string
}

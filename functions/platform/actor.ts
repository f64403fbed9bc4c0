import type { AdminRole } from '#shared/catalog/admin.ts'

/** Who acts. Passed explicitly, first, and carried inside messages. */
export interface UserActor {
  readonly kind: 'user'
  readonly userId: string
}

/** Somebody without a session: all that tells one from another is where the request came from. */
export interface VisitorActor {
  readonly kind: 'visitor'
  /** Hash of the network that the request came from. */
  readonly networkHash: string
}

export const userActor = (userId: string): UserActor => ({ kind: 'user', userId })

export interface AdminActor {
  readonly kind: 'admin'
  readonly adminId: string
  readonly role: AdminRole
}

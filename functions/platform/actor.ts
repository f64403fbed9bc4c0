import type { AdminRole } from '#shared/catalog/admin.ts'

/** A signed-in caller. Passed explicitly as the first argument, and carried inside queue messages. */
export interface UserActor {
  readonly kind: 'user'
  readonly userId: string
}

/** A caller without a session, told apart from others only by the network that the request came from. */
export interface VisitorActor {
  readonly kind: 'visitor'
  readonly networkHash: string
}

export const userActor = (userId: string): UserActor => ({ kind: 'user', userId })

export interface AdminActor {
  readonly kind: 'admin'
  readonly adminId: string
  readonly role: AdminRole
}

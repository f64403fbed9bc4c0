/** Who acts. Passed explicitly, first, and carried inside messages. */
export interface UserActor {
  readonly kind: 'user'
  readonly userId: string
}

export const userActor = (userId: string): UserActor => ({ kind: 'user', userId })

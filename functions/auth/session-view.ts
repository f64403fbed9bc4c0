import type { SessionStatus } from '#shared/models/account/user.ts'
import type { Session } from './session.ts'

export const sessionView = (session: Session): SessionStatus => ({
  isActive: true,
  expiresAt: session.expiresAt.getTime(),
  user: { email: session.email },
})

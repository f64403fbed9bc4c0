import type { AdminRole } from '#shared/catalog/admin.ts'

export interface Admin {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: AdminRole
  readonly isActive: boolean
  readonly createdAt: Date
  /** Null for the first one, who came from the command line. */
  readonly createdBy: string | null
  /**
   * Sessions of an earlier one are over: it goes up when the admin is switched off and when the password
   * changes.
   */
  readonly epoch: number
}

/** An admin with what the password is compared with: Argon2id in the PHC string format. */
export interface AdminLogin {
  readonly admin: Admin
  readonly passwordHash: string
}

/** Stands for the password for a while, so that it need not be compared with each call. */
export interface AdminSession {
  /** SHA-256 of the secret in the cookie, base64url: the secret itself is kept nowhere. */
  readonly hash: string
  /**
   * Fingerprint of the password that opened it, salted with the secret in the cookie: another password is
   * seen at once. Null in a session of an older release.
   */
  readonly passwordTag: string | null
  readonly adminId: string
  /** Whether a second factor was shown when it was opened, or has been set up in it since. */
  readonly hasSecondFactor: boolean
  /** That of the admin at the sign-in. */
  readonly epoch: number
  readonly expiresAt: Date
  /** No extension goes past it. */
  readonly absoluteEnd: Date
}

export interface AuditEntry {
  readonly id: string
  readonly at: Date
  readonly adminId: string
  readonly role: Admin['role']
  /** Id of the endpoint that was called; `signIn` where credentials opened a session. */
  readonly act: string
  readonly subject: string | null
  /** Whether something was only looked at. */
  readonly kind: 'act' | 'read'
  readonly outcome: 'begun' | 'done' | 'refused'
  readonly code: string | null
  readonly requestId: string
}

import type { Attempts } from './attempts.ts'
import type { Admin, AdminLogin, AdminSession } from './model.ts'

export interface AdminSessions {
  /** Session and admin in one read; null when the session is over or unknown, or its admin is gone. */
  find(
    hash: string,
    adminId: string,
    now: Date,
  ): Promise<{ readonly session: AdminSession; readonly admin: Admin } | null>
  open(session: AdminSession): Promise<void>
  /** Moves the end of a session that is still open. */
  extend(session: AdminSession, expiresAt: Date, now: Date): Promise<void>
  close(session: AdminSession): Promise<void>
}

export interface AdminLogins {
  /** By address in lower case; null when nobody has it, after as many reads. */
  find(email: string): Promise<AdminLogin | null>
}

export interface PasswordHasher {
  /** In the PHC string format, with a salt of its own. */
  hash(password: string): Promise<string>
}

/** Failed sign-ins by name: one for an account, one for a network. */
export interface SignInAttempts {
  /**
   * Reads what is known of each name and writes what `next` makes of it, all of them or none; anew when
   * another attempt came between, so that many at once are counted one by one. Where `next` returns null
   * nothing is written.
   */
  change(
    names: readonly string[],
    next: (known: readonly (Attempts | null)[]) => readonly Attempts[] | null,
  ): Promise<void>
  forget(names: readonly string[]): Promise<void>
}

/** Where failed sign-ins are seen by those who watch over the service. */
export interface SignInWatch {
  failed(): Promise<void>
  /** One more of the same account or network, after failures that were no slips of the hand any more. */
  repeated(): Promise<void>
  lockedOut(): Promise<void>
}

export interface AuditEntry {
  readonly id: string
  readonly at: Date
  readonly adminId: string
  readonly role: Admin['role']
  /** Id of the endpoint that was called; `signIn` where credentials opened a session. */
  readonly act: string
  readonly subject: string | null
  readonly outcome: 'begun' | 'refused'
  readonly code: string | null
  readonly requestId: string
}

/** What admins did. It can only be added to. */
export interface AuditLog {
  append(entry: AuditEntry): Promise<void>
}

export interface AuditTrail {
  /** Of a day, `2026-11-21`, newest first: those before the one of this id, or the newest. */
  page(
    day: string,
    before: string | null,
  ): Promise<{ readonly entries: readonly AuditEntry[]; readonly more: boolean }>
}

export interface AdminStore {
  /** All of them, in the order they were created. */
  list(): Promise<readonly Admin[]>
  find(adminId: string): Promise<Admin | null>
  /** False when another has the address. */
  create(admin: Admin, passwordHash: string): Promise<boolean>
  /** Ends all sessions of the admin; false when it is gone. */
  setPassword(admin: Admin, passwordHash: string): Promise<boolean>
  /**
   * `refused` when it would switch off the last active super admin; `changed` when another change came
   * between.
   */
  setActive(admin: Admin, isActive: boolean): Promise<'done' | 'refused' | 'changed'>
  remove(admin: Admin): Promise<'done' | 'refused' | 'changed'>
}

import * as z from 'zod/mini'
import { Admin as ShownAdmin } from '#shared/models/admin/admin.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { NullableInstant, type Stored, StoredInstant, ttlOf } from '#platform/table/instant.ts'

const AdminItem = z.extend(ShownAdmin, {
  createdAt: StoredInstant,
  /**
   * Incremented when the admin is deactivated or the password changes, which ends sessions of lower epochs.
   */
  epoch: z.number(),
})

export type Admin = Stored<typeof AdminItem>
const Hash = z.object({ passwordHash: z.string() })

export const adminFromItem = (item: Item): Admin => AdminItem.parse(item)
export const passwordHashOf = (item: Item): string => Hash.parse(item).passwordHash

export const adminToItem = (admin: Admin, passwordHash: string): Item => ({
  ...keys.admin(admin.id),
  ...admin,
  passwordHash,
})

const SessionItem = z.object({
  /** SHA-256 of the secret in the cookie, base64url; the secret itself is not stored. */
  hash: z.string(),
  /**
   * Hash of the password that opened the session, salted with the cookie's secret, to recognize other
   * credentials without Argon2. Null in sessions of an older release.
   */
  passwordTag: z._default(z.nullable(z.string()), null),
  /** Whether the session was opened with a second factor, or set one up. Absent in older sessions. */
  hasSecondFactor: z._default(z.boolean(), false),
  adminId: z.string(),
  /** The admin's epoch at sign-in. */
  epoch: z.number(),
  expiresAt: StoredInstant,
})

/** An admin's session, so that the password need not be checked on every call. */
export type AdminSession = Stored<typeof SessionItem>

export const adminSessionFromItem = (item: Item): AdminSession => SessionItem.parse(item)

export const adminSessionToItem = (session: AdminSession): Item => ({
  ...keys.adminSession(session.hash),
  ...session,
  ttl: ttlOf(session.expiresAt),
})

const AttemptsItem = z.object({
  failures: z.number(),
  windowEnds: StoredInstant,
  lockedUntil: NullableInstant,
  /** Number of locks so far; each lock lasts twice as long as the one before. */
  locks: z.number(),
  /** When these counts are reset. */
  forgottenAt: StoredInstant,
  version: z.number(),
})

/** Counts of failed sign-ins of an account or network. */
export type Attempts = Omit<Stored<typeof AttemptsItem>, 'version'>

export const attemptsFromItem = (item: Item): Attempts & { version: number } => AttemptsItem.parse(item)

export const attemptsToItem = (name: string, attempts: Attempts, version: number): Item => ({
  ...keys.adminAttempts(name),
  ...attempts,
  version,
  ttl: ttlOf(attempts.forgottenAt),
})

import * as z from 'zod/mini'
import { AdminRole } from '#shared/catalog/admin.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import {
  NullableInstant,
  type Stored,
  StoredInstant,
  ttlOf,
  withStoredInstants,
} from '#platform/table/instant.ts'

const AdminItem = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: AdminRole,
  isActive: z.boolean(),
  createdAt: StoredInstant,
  /** Null for the first one, who came from the command line. */
  createdBy: z.nullable(z.string()),
  /**
   * Sessions of an earlier one are over: it goes up when the admin is switched off and when the password
   * changes.
   */
  epoch: z.number(),
})

export type Admin = Stored<typeof AdminItem>
const Hash = z.object({ passwordHash: z.string() })

export const adminFromItem = (item: Item): Admin => AdminItem.parse(item)
export const passwordHashOf = (item: Item): string => Hash.parse(item).passwordHash

export const adminToItem = (admin: Admin, passwordHash: string): Item => ({
  ...keys.admin(admin.id),
  ...withStoredInstants(admin),
  passwordHash,
})

const SessionItem = z.object({
  /** SHA-256 of the secret in the cookie, base64url: the secret itself is kept nowhere. */
  hash: z.string(),
  /**
   * Fingerprint of the password that opened it, salted with the secret in the cookie: another password is
   * seen at once. Null in a session of an older release.
   */
  passwordTag: z._default(z.nullable(z.string()), null),
  // Absent in sessions of an older release.
  /** Whether a second factor was shown when it was opened, or has been set up in it since. */
  hasSecondFactor: z._default(z.boolean(), false),
  adminId: z.string(),
  /** That of the admin at the sign-in. */
  epoch: z.number(),
  expiresAt: StoredInstant,
  /** No extension goes past it. */
  absoluteEnd: StoredInstant,
})

/** Stands for the password for a while, so that it need not be compared with each call. */
export type AdminSession = Stored<typeof SessionItem>

export const adminSessionFromItem = (item: Item): AdminSession => SessionItem.parse(item)

export const adminSessionToItem = (session: AdminSession): Item => ({
  ...keys.adminSession(session.hash),
  ...withStoredInstants(session),
  ttl: ttlOf(session.absoluteEnd),
})

const AttemptsItem = z.object({
  failures: z.number(),
  windowEnds: StoredInstant,
  lockedUntil: NullableInstant,
  /** How often it was locked; each further time takes twice as long. */
  locks: z.number(),
  /** When all this is forgotten. */
  forgottenAt: StoredInstant,
  version: z.number(),
})

/** What is known of the failed sign-ins of an account or a network. */
export type Attempts = Omit<Stored<typeof AttemptsItem>, 'version'>

export const attemptsFromItem = (item: Item): Attempts & { version: number } => AttemptsItem.parse(item)

export const attemptsToItem = (name: string, attempts: Attempts, version: number): Item => ({
  ...keys.adminAttempts(name),
  ...withStoredInstants(attempts),
  version,
  ttl: ttlOf(attempts.forgottenAt),
})

import * as z from 'zod/mini'
import type { Attempts } from './attempts.ts'
import type { Admin, AdminSession } from './model.ts'
import { AdminRole } from '#shared/catalog/admin.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { NullableInstant, StoredInstant, toNullable, toStored, ttlOf } from '#platform/table/instant.ts'

const AdminItem = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: AdminRole,
  isActive: z.boolean(),
  createdAt: StoredInstant,
  createdBy: z.nullable(z.string()),
  epoch: z.number(),
})
const Hash = z.object({ passwordHash: z.string() })

export const adminFromItem = (item: Item): Admin => AdminItem.parse(item)
export const passwordHashOf = (item: Item): string => Hash.parse(item).passwordHash

export const adminToItem = (admin: Admin, passwordHash: string): Item => ({
  ...keys.admin(admin.id),
  ...admin,
  createdAt: toStored(admin.createdAt),
  passwordHash,
})

const SessionItem = z.object({
  hash: z.string(),
  passwordTag: z._default(z.nullable(z.string()), null),
  // Absent in sessions of an older release.
  hasSecondFactor: z._default(z.boolean(), false),
  adminId: z.string(),
  epoch: z.number(),
  expiresAt: StoredInstant,
  absoluteEnd: StoredInstant,
})

export const adminSessionFromItem = (item: Item): AdminSession => SessionItem.parse(item)

export const adminSessionToItem = (session: AdminSession): Item => ({
  ...keys.adminSession(session.hash),
  ...session,
  expiresAt: toStored(session.expiresAt),
  absoluteEnd: toStored(session.absoluteEnd),
  ttl: ttlOf(session.absoluteEnd),
})

const AttemptsItem = z.object({
  failures: z.number(),
  windowEnds: StoredInstant,
  lockedUntil: NullableInstant,
  locks: z.number(),
  forgottenAt: StoredInstant,
  version: z.number(),
})

export const attemptsFromItem = (item: Item): Attempts & { version: number } => AttemptsItem.parse(item)

export const attemptsToItem = (name: string, attempts: Attempts, version: number): Item => ({
  ...keys.adminAttempts(name),
  failures: attempts.failures,
  locks: attempts.locks,
  version,
  windowEnds: toStored(attempts.windowEnds),
  lockedUntil: toNullable(attempts.lockedUntil),
  forgottenAt: toStored(attempts.forgottenAt),
  ttl: ttlOf(attempts.forgottenAt),
})

import { absent, anyOf, part } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import {
  adminFromItem,
  adminSessionFromItem,
  adminSessionToItem,
  attemptsFromItem,
  attemptsToItem,
  type Attempts,
  passwordHashOf,
} from './admin.item.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import type { AdminSession, AdminLogin } from './model.ts'

/** How often a write that conflicts with concurrent attempts is retried. */
const MAX_ROUNDS = 20

/** Sessions of admins. Each is read with its admin, so that deactivating an admin takes effect at once. */
export const adminSessions = (table: Table) => ({
  /** Session and admin in one read; null when the session is expired or unknown, or its admin deleted. */
  async find(hash: string, adminId: string, now: Date) {
    const [session, admin] = await table.getMany([keys.adminSession(hash), keys.admin(adminId)])
    if (!session || !admin) return null
    const found = { session: adminSessionFromItem(session), admin: adminFromItem(admin) }
    return found.session.adminId === adminId && found.session.expiresAt > now ? found : null
  },
  async open(session: AdminSession) {
    await table.put(adminSessionToItem(session))
  },
  async close(session: AdminSession) {
    await table.remove(keys.adminSession(session.hash))
  },
})

export type AdminSessions = ReturnType<typeof adminSessions>

const NOBODY = 'adm_nobody'
const Pointer = z.object({ adminId: z.string() })

/** Finds admins by address. */
export const adminLogins = (table: Table) => ({
  /** The admin of an address in lower case; null when there is none, after the same number of reads. */
  async find(email: string): Promise<AdminLogin | null> {
    const pointer = await table.get(keys.adminAddress(email))
    // An unknown address takes as many reads, so that the response time does not reveal it.
    const item = await table.get(keys.admin(pointer === null ? NOBODY : Pointer.parse(pointer).adminId))
    return item && { admin: adminFromItem(item), passwordHash: passwordHashOf(item) }
  },
})

export type AdminLogins = ReturnType<typeof adminLogins>

/** Failed sign-ins by name of an account or network; a version per item detects concurrent writes. */
export const signInAttempts = (table: Table) => ({
  /**
   * Reads the attempts of each name and writes the result of `next` in one transaction; retries after a
   * concurrent write, so that simultaneous attempts are all counted. Writes nothing if `next` returns null.
   * Throws Error after 20 conflicts.
   */
  async change(
    names: readonly string[],
    next: (known: readonly (Attempts | null)[]) => readonly Attempts[] | null,
  ) {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const known = (await table.getMany(names.map((name) => keys.adminAttempts(name)))).map(
        (item) => item && attemptsFromItem(item),
      )
      const changed = next(known)
      if (changed === null) return
      const failed = await table.transact(
        changed.map((attempts, index) => {
          const before = known[index]?.version ?? 0
          return part.put(
            attemptsToItem(names[index] ?? '', attempts, before + 1),
            anyOf(absent('pk'), { version: before }),
          )
        }),
      )
      if (failed.length === 0) return
    }
    throw new Error('too many sign-ins at once')
  },
  async forget(names: readonly string[]) {
    await table.transact(names.map((name) => part.remove(keys.adminAttempts(name))))
  },
})

export type SignInAttempts = ReturnType<typeof signInAttempts>

import { above, absent, anyOf, exists, part } from '#platform/table/expressions.ts'
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
import { toStored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import type { AdminSession, AdminLogin } from './model.ts'

/**
 * How many attempts of the same account or network at the same moment are counted before they are refused.
 */
const MAX_ATTEMPTS = 20

/** Sessions of admins. The admin is read with each, so that a deactivated admin is out at once. */
export const adminSessions = (table: Table) => ({
  /** Session and admin in one read; null when the session is over or unknown, or its admin is gone. */
  async find(hash: string, adminId: string, now: Date) {
    const [session, admin] = await table.getMany([keys.adminSession(hash), keys.admin(adminId)])
    if (!session || !admin) return null
    const found = { session: adminSessionFromItem(session), admin: adminFromItem(admin) }
    return found.session.adminId === adminId && found.session.expiresAt > now ? found : null
  },
  async open(session: AdminSession) {
    await table.put(adminSessionToItem(session))
  },
  /** Moves the end of a session that is still open. */
  async extend(session: AdminSession, expiresAt: Date, now: Date) {
    await table.update(keys.adminSession(session.hash), {
      set: { expiresAt: toStored(expiresAt) },
      when: [exists('pk'), above('expiresAt', toStored(now))],
    })
  },
  async close(session: AdminSession) {
    await table.remove(keys.adminSession(session.hash))
  },
})

export type AdminSessions = ReturnType<typeof adminSessions>

const NOBODY = 'adm_nobody'
const Pointer = z.object({ adminId: z.string() })

/** Admins by their address. */
export const adminLogins = (table: Table) => ({
  /** By address in lower case; null when nobody has it, after as many reads. */
  async find(email: string): Promise<AdminLogin | null> {
    const pointer = await table.get(keys.adminAddress(email))
    // An address that nobody has is as many reads, so that the time tells nothing.
    const item = await table.get(keys.admin(pointer === null ? NOBODY : Pointer.parse(pointer).adminId))
    return item && { admin: adminFromItem(item), passwordHash: passwordHashOf(item) }
  },
})

export type AdminLogins = ReturnType<typeof adminLogins>

/** Failed sign-ins, each name an item with a version. */
export const signInAttempts = (table: Table) => ({
  /**
   * Reads what is known of each name and writes what `next` makes of it, all of them or none; anew when
   * another attempt came between, so that many at once are counted one by one. Where `next` returns null
   * nothing is written.
   */
  async change(
    names: readonly string[],
    next: (known: readonly (Attempts | null)[]) => readonly Attempts[] | null,
  ) {
    for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
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

/** Failed sign-ins by name: one for an account, one for a network. */
export type SignInAttempts = ReturnType<typeof signInAttempts>

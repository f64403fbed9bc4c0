import * as z from 'zod/mini'
import type { AdminLogins, AdminSessions, SignInAttempts } from './ports.ts'
import {
  adminFromItem,
  adminSessionFromItem,
  adminSessionToItem,
  attemptsFromItem,
  attemptsToItem,
  passwordHashOf,
} from './admin.item.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

/**
 * How many attempts of the same account or network at the same moment are counted before they are refused.
 */
const ROUNDS = 20

/** Sessions of admins. The admin is read with each, so that whoever is switched off is out at once. */
export const adminSessions = (table: Table): AdminSessions => ({
  async find(hash, adminId, now) {
    const [session, admin] = await table.getMany([keys.adminSession(hash), keys.admin(adminId)])
    if (!session || !admin) return null
    const found = { session: adminSessionFromItem(session), admin: adminFromItem(admin) }
    return found.session.adminId === adminId && found.session.expiresAt > now ? found : null
  },
  async open(session) {
    await table.put(adminSessionToItem(session))
  },
  async extend(session, expiresAt, now) {
    await table.update(keys.adminSession(session.hash), {
      UpdateExpression: 'SET expiresAt = :end',
      ConditionExpression: 'attribute_exists(pk) AND expiresAt > :now',
      ExpressionAttributeValues: { ':end': toStored(expiresAt), ':now': toStored(now) },
    })
  },
  async close(session) {
    await table.remove(keys.adminSession(session.hash))
  },
})

const NOBODY = 'adm_nobody'
const Pointer = z.object({ adminId: z.string() })

/** Admins by their address. */
export const adminLogins = (table: Table): AdminLogins => ({
  async find(email) {
    const pointer = await table.get(keys.adminAddress(email))
    // An address that nobody has is as many reads, so that the time tells nothing.
    const item = await table.get(keys.admin(pointer === null ? NOBODY : Pointer.parse(pointer).adminId))
    return item && { admin: adminFromItem(item), passwordHash: passwordHashOf(item) }
  },
})

/** Failed sign-ins, each name an item with a version. */
export const signInAttempts = (table: Table): SignInAttempts => ({
  async change(names, next) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const known = (await table.getMany(names.map((name) => keys.adminAttempts(name)))).map(
        (item) => item && attemptsFromItem(item),
      )
      const changed = next(known)
      if (changed === null) return
      const failed = await table.transact(
        changed.map((attempts, index) => {
          const before = known[index]?.version ?? 0
          return {
            Put: {
              TableName: table.name,
              Item: attemptsToItem(names[index] ?? '', attempts, before + 1),
              ConditionExpression: 'attribute_not_exists(pk) OR version = :before',
              ExpressionAttributeValues: { ':before': before },
            },
          }
        }),
      )
      if (failed.length === 0) return
    }
    throw new Error('too many sign-ins at once')
  },
  async forget(names) {
    await table.transact(
      names.map((name) => ({ Delete: { TableName: table.name, Key: { ...keys.adminAttempts(name) } } })),
    )
  },
})

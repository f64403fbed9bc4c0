import { profileToItem } from '#functions/account/account.item.ts'
import { subscriptionToItem } from '#functions/account/subscription.item.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import type { Mailbox } from '#functions/mailbox/mailbox.item.ts'
import { mailboxToItem } from '#functions/mailbox/mailbox.item.ts'
import { openWorkStore, type OpenWorkStore } from '#functions/operations/open-work.store.ts'
import { outreachEmailFromItems } from '#functions/outreach/emails/outreach-email.item.ts'
import {
  outreachEmailStore,
  type OutreachEmailStore,
} from '#functions/outreach/emails/outreach-email.store.ts'
import type { Lease, OutreachEmail } from '#functions/outreach/model.ts'
import { runStore, type RunStore } from '#functions/outreach/run/run.store.ts'
import { recipientKeys } from '#functions/recipients/recipient.item.ts'
import type { StoredRule } from '#functions/do-not-contact/rule.item.ts'
import { ruleId } from '#functions/do-not-contact/rule.ts'
import { ruleStore } from '#functions/do-not-contact/rule.store.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { fingerprintOf } from '../simulation/fingerprint.ts'
import { memoryEmails, memoryOpenWork } from '../simulation/memory/memory-emails.ts'
import { memoryRuns } from '../simulation/memory/memory-runs.ts'
import { addUser, World } from '../simulation/world.ts'

export const BEGIN = new Date('2026-03-10T08:00:00.000Z')

/** The stores of one side, their clock, and the leases that its workers hold. */
export interface Side {
  readonly runs: RunStore
  readonly emails: OutreachEmailStore
  readonly open: OpenWorkStore
  /** Connects another mailbox, or turns the same one off; switches the account; records an objection. */
  connect(userId: string, mailbox: Mailbox): Promise<void>
  setActive(userId: string, isActive: boolean): Promise<void>
  object(address: string, at: Date): Promise<void>
  /** Puts a person on the user's do-not-contact list. */
  avoid(userId: string, address: string, at: Date): Promise<void>
  find(userId: string, emailId: string): Promise<OutreachEmail | null>
  readonly users: readonly string[]
  readonly runIds: { readonly userId: string; readonly id: string }[]
  readonly emailIds: { readonly userId: string; readonly id: string }[]
  readonly held: { readonly email: OutreachEmail; readonly lease: Lease }[]
  now: Date
  count: number
}

const fresh = () => ({ runIds: [], emailIds: [], held: [], now: BEGIN, count: 0 })

export const mailboxOf = (userId: string, connectedAt: Date, isActive: boolean): Mailbox => ({
  email: `${userId}@mail.example`,
  vendor: 'google',
  sealedGrant: `grant of ${userId}`,
  isActive,
  connectedAt,
  problem: null,
  offSince: null,
  checkedAt: null,
})

const personRule = (address: string, addedAt: Date): StoredRule => ({
  id: ruleId('person', address),
  kind: 'person',
  value: address,
  source: 'draft',
  addedAt,
  isLifted: false,
})

/** The stores of the fault simulation. */
export function inMemory(users: readonly string[]): Side {
  const world = new World(BEGIN)
  for (const id of users) {
    const { id: made, ...user } = addUser(world, 'pro')
    world.users.delete(made)
    world.users.set(id, { ...user, id, mailbox: mailboxOf(id, BEGIN, true) })
  }
  const userOf = (id: string) => {
    const user = world.user(id)
    if (user === null) throw new Error(`${id} is nobody`)
    return user
  }
  return {
    ...fresh(),
    users,
    runs: memoryRuns(world),
    emails: memoryEmails(world),
    open: memoryOpenWork(world),
    connect: async (userId, mailbox) => void Object.assign(userOf(userId), { mailbox }),
    async setActive(userId, isActive) {
      const user = userOf(userId)
      user.context = { ...user.context, account: { ...user.context.account, isActive } }
    },
    object: async (address, at) => void world.objections.set(address, at),
    avoid: async (userId, address, at) =>
      void userOf(userId).avoided.set(ruleId('person', address), personRule(address, at)),
    find: async (userId, emailId) => userOf(userId).emails.get(emailId)?.email ?? null,
  }
}

/** The stores of the product. */
export async function inTable(table: Table, users: readonly string[]): Promise<Side> {
  const secrets = { fingerprint: fingerprintOf }
  for (const id of users) {
    const account = {
      id,
      email: `${id}@mail.example`,
      firstName: 'Ada',
      lastName: 'Quill',
      emailVerified: true,
      isActive: true,
      createdAt: BEGIN,
      updatedAt: BEGIN,
    }
    await table.put(profileToItem(account))
    await table.put(subscriptionToItem(id, { ...NO_SUBSCRIPTION, plan: 'pro', planActivatedAt: BEGIN }))
    await table.put(mailboxToItem(id, mailboxOf(id, BEGIN, true)))
  }
  return {
    ...fresh(),
    users,
    runs: runStore(table),
    emails: outreachEmailStore(table, secrets),
    open: openWorkStore(table),
    connect: async (userId, mailbox) => void (await table.put(mailboxToItem(userId, mailbox))),
    setActive: async (userId, isActive) =>
      void (await table.update(keys.profile(userId), { set: { isActive } })),
    object: async (email, at) =>
      void (await table.update(recipientKeys({ contact: { email, domain: '' } }, secrets).person, {
        set: { objectedAt: toStored(at) },
        initial: { uses: {} },
        add: { version: 1 },
      })),
    avoid: async (userId, address, at) => await ruleStore(table).save(userId, [personRule(address, at)]),
    async find(userId, emailId) {
      const [item, material] = await table.getMany([
        keys.email(userId, emailId),
        keys.material(userId, emailId),
      ])
      return item && material ? outreachEmailFromItems(item, material) : null
    },
  }
}

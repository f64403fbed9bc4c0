import { toStored } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { mailboxFromItem, mailboxToItem } from './mailbox.item.ts'
import type { Mailbox } from './mailbox.item.ts'
import type { MailboxProblem } from './model.ts'

export const mailboxStore = (table: Table) => ({
  async find(userId: string) {
    const item = await table.get(keys.gmail(userId))
    return item && mailboxFromItem(item)
  },
  async save(userId: string, mailbox: Mailbox) {
    await table.put(mailboxToItem(userId, mailbox))
  },
  /** Turns the mailbox off. False, with no change, when it was reconnected or disconnected meanwhile. */
  async disable(userId: string, mailbox: Mailbox, problem: MailboxProblem) {
    return await setActive(table, userId, mailbox, false, problem)
  },
  /** Turns the mailbox on again, under the same condition. */
  async enable(userId: string, mailbox: Mailbox) {
    return await setActive(table, userId, mailbox, true, null)
  },
  /** Sets the time of the next sync, under the same condition; `checkedAt` is given after a sync. */
  async scheduleSync(userId: string, mailbox: Mailbox, at: Date, checkedAt: Date | null) {
    const changed = await table.update(keys.gmail(userId), {
      set: {
        openPk: openShard(userId),
        openSk: toStored(at),
        checkedAt: checkedAt === null ? undefined : toStored(checkedAt),
      },
      when: { connectedAt: toStored(mailbox.connectedAt) },
    })
    return changed !== null
  },
  async remove(userId: string) {
    await table.remove(keys.gmail(userId))
  },
})

export type MailboxStore = ReturnType<typeof mailboxStore>

/** Changes the mailbox only if it is still the connection that was read. */
async function setActive(
  table: Table,
  userId: string,
  mailbox: Mailbox,
  on: boolean,
  problem: MailboxProblem | null,
): Promise<boolean> {
  const changed = await table.update(keys.gmail(userId), {
    set: { isActive: on, problem },
    when: { connectedAt: toStored(mailbox.connectedAt) },
  })
  return changed !== null
}

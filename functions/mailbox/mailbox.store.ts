import { toStored } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { mailboxFromItem, mailboxToItem } from './mailbox.item.ts'
import type { Mailbox, MailboxProblem, MailboxStore } from './model.ts'

export const mailboxStore = (table: Table): MailboxStore => ({
  async find(userId) {
    const item = await table.get(keys.gmail(userId))
    return item && mailboxFromItem(item)
  },
  async save(userId, mailbox) {
    await table.put(mailboxToItem(userId, mailbox))
  },
  async disable(userId, mailbox, problem) {
    return await turn(table, userId, mailbox, false, problem)
  },
  async enable(userId, mailbox) {
    return await turn(table, userId, mailbox, true, null)
  },
  async lookAgain(userId, mailbox, at, checkedAt) {
    const changed = await table.update(keys.gmail(userId), {
      UpdateExpression: `SET openPk = :shard, openSk = :at${checkedAt === null ? '' : ', checkedAt = :checked'}`,
      ConditionExpression: 'connectedAt = :connected',
      ExpressionAttributeValues: {
        ':shard': openShard(userId),
        ':at': toStored(at),
        ':connected': toStored(mailbox.connectedAt),
        ...(checkedAt === null ? {} : { ':checked': toStored(checkedAt) }),
      },
    })
    return changed !== null
  },
  async remove(userId) {
    await table.remove(keys.gmail(userId))
  },
})

/** Only while it is the connection that was read. */
async function turn(
  table: Table,
  userId: string,
  mailbox: Mailbox,
  on: boolean,
  problem: MailboxProblem | null,
): Promise<boolean> {
  const changed = await table.update(keys.gmail(userId), {
    UpdateExpression: 'SET isActive = :on, problem = :problem',
    ConditionExpression: 'connectedAt = :connected',
    ExpressionAttributeValues: {
      ':on': on,
      ':problem': problem,
      ':connected': toStored(mailbox.connectedAt),
    },
  })
  return changed !== null
}

import type { ConfigurationStore } from '#core/configuration/model.ts'
import type { Mailbox, MailboxProblem, MailboxStore } from '#core/mailbox/model.ts'
import type { ResumeStore } from '#core/resume/ports.ts'
import { configurationToItem } from './items/configuration-item.ts'
import { toStored } from './items/instant.ts'
import { mailboxFromItem, mailboxToItem } from './items/mailbox-item.ts'
import { resumeFromItem, resumeToItem } from './items/resume-item.ts'
import { keys, openShard } from './keys.ts'
import { newest } from './newest.ts'
import type { Table } from './table.ts'

export const configurationStore = (table: Table): ConfigurationStore => ({
  async save(userId, configuration) {
    await table.put(configurationToItem(userId, configuration))
  },
})

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

export const resumeStore = (table: Table): ResumeStore => ({
  async save(userId, resume) {
    await table.put(resumeToItem({ ...resume, userId }))
  },
  async latest(userId) {
    const item = await newest(table, userId, 'RESUME#')
    return item && resumeFromItem(item)
  },
})

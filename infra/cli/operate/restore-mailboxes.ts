import { SendMessageCommand } from '@aws-sdk/client-sqs'
import { mailboxFromItem } from '#functions/mailbox/mailbox.item.ts'
import { mailboxIndex } from '#functions/operations/mailbox-index.store.ts'
import { keys } from '#platform/table/keys.ts'
import { walk } from '#platform/walk.ts'
import type { RestoreMessage } from '#shared/messages/cycle.ts'
import { CommandError } from '../command.ts'
import type { Place } from './place.ts'

/**
 * Orders every mailbox that was turned off since then to be tried again; one whose time is not known is tried
 * too. The worker asks Google, and turns on those whose grant works. Throws CommandError for an unknown time.
 */
export async function restoreMailboxes(since: string, place: Place): Promise<readonly string[]> {
  const from = new Date(since)
  if (Number.isNaN(from.getTime()))
    throw new CommandError(`${since} is no time. Write it like 2026-11-20T09:00:00Z.`)
  const table = place.table()
  const index = mailboxIndex(table)
  const QueueUrl = await place.queueUrl('draft')
  let ordered = 0
  for await (const { found: userIds } of walk(index.page, () => true)) {
    const items = await table.getMany(userIds.map((userId) => keys.gmail(userId)))
    for (const [position, item] of items.entries()) {
      const mailbox = item && mailboxFromItem(item)
      const userId = userIds[position]
      if (mailbox === null || userId === undefined || mailbox.isActive) continue
      if (mailbox.offSince !== null && mailbox.offSince < from) continue
      const message: RestoreMessage = { v: 1, userId, task: 'restore' }
      await place.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message) }))
      ordered += 1
    }
  }
  return [
    `${ordered} mailboxes are tried again. Those whose grant works are on within minutes, with their daily run.`,
  ]
}

import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  type Message,
} from '@aws-sdk/client-sqs'
import { eachQueue } from '#shared/catalog/queues.ts'
import { CycleMessage } from '#shared/messages/cycle.ts'
import { CommandError } from '../command.ts'
import type { Place } from './place.ts'

/** The queue that dead letters go back to; those of `schedules` are users' schedules that failed. */
const HOMES: Readonly<Record<string, string>> = { ...eachQueue((name) => name), schedules: 'cycle' }
export const REDRIVABLE = Object.keys(HOMES)

/** Visibility timeout in seconds while a message is moved. */
const IN_HAND = 60

/**
 * Moves as many messages as there are at the start, so that messages that fail again are not moved twice.
 * Each is deleted after it was sent: at worst one is delivered twice, which is safe. Throws CommandError.
 */
export async function redrive(name: string, place: Place): Promise<readonly string[]> {
  const { sqs } = place
  const home = HOMES[name]
  if (home === undefined)
    throw new CommandError(`There is no queue ${name}. There are ${REDRIVABLE.join(', ')}.`)
  const [from, to] = await Promise.all([place.queueUrl(`${name}-dead`), place.queueUrl(home)])
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: from, AttributeNames: ['ApproximateNumberOfMessages'] }),
  )
  const there = Number(Attributes['ApproximateNumberOfMessages'] ?? 0)
  const done = { moved: 0, dropped: 0 }
  while (done.moved + done.dropped < there) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl: from,
        MaxNumberOfMessages: Math.min(10, there - done.moved - done.dropped),
        VisibilityTimeout: IN_HAND,
        WaitTimeSeconds: 1,
      }),
    )
    if (Messages.length === 0) break
    for (const message of Messages) {
      const goes = name !== 'schedules' || isAlarmOfUser(message)
      if (goes) await sqs.send(new SendMessageCommand({ QueueUrl: to, MessageBody: message.Body ?? '' }))
      await sqs.send(new DeleteMessageCommand({ QueueUrl: from, ReceiptHandle: message.ReceiptHandle }))
      done[goes ? 'moved' : 'dropped'] += 1
    }
  }
  return [
    `${done.moved} of ${there} went back to ${home}.`,
    ...(done.dropped > 0
      ? [`${done.dropped} were starts of the stage's own clocks and were let go: the next time comes anyway.`]
      : []),
    ...(done.moved + done.dropped < there
      ? ['Some are out of sight right now: run it again in a minute.']
      : []),
  ]
}

function isAlarmOfUser({ Body = '' }: Message): boolean {
  try {
    return CycleMessage.safeParse(JSON.parse(Body)).success
  } catch {
    return false
  }
}

import * as z from 'zod/mini'
import type { CloudwatchEmulatorOptions } from '#emulators/cloudwatch/cloudwatch-emulator.ts'
import { QUEUES } from '#shared/catalog/queues.ts'
import type { Sqs } from './sqs.ts'

const Message = z.object({ messageId: z.string(), sentTimestamp: z.number() })
const Inspected = z.object({
  messages: z.object({
    ready: z.array(Message),
    delayed: z.array(Message),
    inflight: z.array(z.object({ message: Message })),
  }),
})

/** SQS's metric for the age of each queue's oldest message; it grows when the stage's clock is advanced. */
export function queueAges(sqs: Sqs): NonNullable<CloudwatchEmulatorOptions['vended']> {
  const sentAt = new Map<string, number>()

  const ageOf = async (name: string, now: Date): Promise<number> => {
    const answer = await fetch(new URL(`/_fauxqs/queues/${name}`, sqs.url))
    const { ready, delayed, inflight } = Inspected.parse(await answer.json()).messages
    const ages = [...ready, ...delayed, ...inflight.map(({ message }) => message)].map(
      ({ messageId, sentTimestamp }) => {
        const sent = sentAt.get(messageId) ?? now.getTime() - (Date.now() - sentTimestamp)
        sentAt.set(messageId, sent)
        return now.getTime() - sent
      },
    )
    return Math.max(0, ...ages) / 1_000
  }

  return (now) =>
    Promise.all(
      QUEUES.map(async (QueueName) => ({
        namespace: 'AWS/SQS',
        name: 'ApproximateAgeOfOldestMessage',
        dimensions: { QueueName },
        value: await ageOf(QueueName, now),
      })),
    )
}

import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, expect, test } from 'vitest'
import { startSqs } from '#dev/aws/sqs.ts'
import { localAccess } from '#dev/local-access.ts'
import { messageQueue } from './message-queue.ts'

const sqs = await startSqs({ port: 0, visibilitySeconds: 60 })
const client = new SQSClient(localAccess(sqs.url))
afterAll(async () => {
  client.destroy()
  await sqs.close()
})

/** The bodies of all messages in the queue, in order. */
async function received(): Promise<readonly string[]> {
  const bodies: string[] = []
  for (;;) {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({ QueueUrl: sqs.export.url, MaxNumberOfMessages: 10 }),
    )
    if (Messages.length === 0) return bodies.toSorted()
    bodies.push(...Messages.map(({ Body = '' }) => Body))
  }
}

test('messages that SQS did not take from a batch are sent again, and no other is sent twice', async () => {
  sqs.refuseEntries(8)
  const queue = messageQueue<{ n: number }>(sqs.export.url, localAccess(sqs.url))
  await queue.sendAll(Array.from({ length: 25 }, (_, index) => ({ n: index + 10 })))
  expect(await received()).toEqual(Array.from({ length: 25 }, (_, index) => `{"n":${index + 10}}`))
})

test('a message that SQS never takes is an error, after all others were sent', async () => {
  const queue = messageQueue<{ text: string }>(sqs.export.url, localAccess(sqs.url))
  const invalid = { text: 'x'.repeat(1_048_570) }
  await expect(queue.sendAll([{ text: 'before' }, invalid, { text: 'behind' }])).rejects.toThrow(
    'Batch requests cannot be longer',
  )
  expect(await received()).toEqual([])
  const many = Array.from({ length: 10 }, (_, index) => ({ text: String(index) }))
  await expect(queue.sendAll([invalid, ...many, { text: 'behind' }])).rejects.toThrow(
    'Batch requests cannot be longer',
  )
  expect(await received()).toEqual(['{"text":"9"}', '{"text":"behind"}'])
})

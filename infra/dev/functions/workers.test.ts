import { GetQueueAttributesCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { waitFor } from '#harness/stage.ts'
import type { Handler } from './handlers.ts'
import { startSqs, type Sqs } from '../aws/sqs.ts'
import { startWorker } from './workers.ts'
import { localAccess } from '../local-access.ts'

let sqs: Sqs
let client: SQSClient
const closers: (() => Promise<void>)[] = []

const Event = z.object({ Records: z.array(z.object({ messageId: z.string(), body: z.string() })) })
const bodiesOf = (event: unknown) => Event.parse(event).Records.map((record) => record.body)

beforeAll(async () => {
  sqs = await startSqs({ port: 0, visibilitySeconds: 2 })
  client = new SQSClient(localAccess(sqs.url))
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
afterAll(() => sqs.close())

function work(
  handler: Handler,
  options: { queue?: 'cycle' | 'draft'; batchSize?: number; report?: (line: string) => void } = {},
): void {
  const { queue = 'cycle', batchSize = 10, report = () => undefined } = options
  const worker = startWorker({
    name: 'probe',
    queue: sqs[queue],
    endpoint: sqs.url,
    handler,
    concurrency: 1,
    batchSize,
    report,
  })
  closers.push(() => worker.close())
}

const send = (queue: 'cycle' | 'draft', body: string) =>
  client.send(new SendMessageCommand({ QueueUrl: sqs[queue].url, MessageBody: body }))

async function left(url: string): Promise<number> {
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: ['All'] }),
  )
  return (
    Number(Attributes['ApproximateNumberOfMessages']) +
    Number(Attributes['ApproximateNumberOfMessagesNotVisible'])
  )
}

test('only messages that succeeded are deleted; the failed one is delivered again', async () => {
  const seen: string[] = []
  await send('cycle', 'good')
  await send('cycle', 'bad')
  work(async (event) => {
    const { Records } = Event.parse(event)
    seen.push(...bodiesOf(event))
    const failing = Records.filter(
      (record) => record.body === 'bad' && seen.filter((body) => body === 'bad').length < 2,
    )
    return { batchItemFailures: failing.map((record) => ({ itemIdentifier: record.messageId })) }
  })
  await waitFor(async () => (await left(sqs.cycle.url)) === 0)
  expect(seen.toSorted()).toEqual(['bad', 'bad', 'good'])
})

test('a worker that throws gets all its messages again, and the error is reported', async () => {
  const seen: string[] = []
  const reports: string[] = []
  await send('cycle', 'one')
  work(
    async (event) => {
      seen.push(...bodiesOf(event))
      if (seen.length === 1) throw new Error('first time')
      return undefined
    },
    { report: (line) => reports.push(line) },
  )
  await waitFor(async () => (await left(sqs.cycle.url)) === 0)
  expect(seen).toEqual(['one', 'one'])
  expect(reports).toEqual([expect.stringContaining('worker probe: Error: first time')])
})

test('a message that fails five times moves to the dead-letter queue', async () => {
  let tries = 0
  await send('draft', 'poison')
  work(
    async (event) => {
      tries += 1
      return {
        batchItemFailures: Event.parse(event).Records.map((record) => ({ itemIdentifier: record.messageId })),
      }
    },
    { queue: 'draft' },
  )
  await waitFor(async () => (await left(sqs.dead.draft.url)) === 1)
  expect(tries).toBe(5)
  expect(await left(sqs.draft.url)).toBe(0)
})

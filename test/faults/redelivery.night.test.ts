import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { draftsOf } from '#harness/drafts.ts'
import { messagesLeft } from '#harness/messages-left.ts'
import { readyUser } from '#harness/ready-user.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { workerHandler, type Handler } from '#dev/functions/handlers.ts'
import type { Queue } from '#dev/aws/sqs.ts'
import { startWorker } from '#dev/functions/workers.ts'
import { entriesOf, finishedRun, latestRun, start, userOf } from '#harness/run-reading.ts'
import { localAccess } from '#dev/local-access.ts'

const stage = await testStage({ workers: null })
const client = new SQSClient(localAccess(stage.sqs.url))
const closers: (() => Promise<void>)[] = [async () => client.destroy()]
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

const EMAIL = 'elva@mail.example'
const Event = z.object({ Records: z.array(z.object({ body: z.string() })) })
const send = async (queue: Queue, body: string) =>
  await client.send(new SendMessageCommand({ QueueUrl: queue.url, MessageBody: body }))

/** The one message in a queue; it stays invisible for longer than the test takes. */
async function waiting(queue: Queue): Promise<string> {
  const { Messages: [message] = [] } = await client.send(
    new ReceiveMessageCommand({ QueueUrl: queue.url, WaitTimeSeconds: 5, VisibilityTimeout: 900 }),
  )
  return message?.Body ?? ''
}

const left = async (queue: Queue) => await messagesLeft(client, queue.url)

function work(name: 'plan-cycle' | 'write-draft', queue: Queue, handler: Handler): void {
  const worker = startWorker({
    name,
    queue,
    endpoint: stage.sqs.url,
    handler,
    concurrency: 4,
    batchSize: 1,
    report: (line) => stage.reports.push(line),
  })
  closers.push(() => worker.close())
}

test('each draft is made once when the cycle message comes five times at once and draft messages three times', async () => {
  const user = await readyUser(stage, EMAIL, 'starter', 'product-manager.txt')
  expect((await start(user)).status).toBe(202)
  const cycle = await waiting(stage.sqs.cycle)
  for (let copy = 0; copy < 5; copy += 1) await send(stage.sqs.cycle, cycle)

  const drafted = new Set<string>()
  const write = workerHandler('write-draft')
  work('plan-cycle', stage.sqs.cycle, workerHandler('plan-cycle'))
  work('write-draft', stage.sqs.draft, async (event, context) => {
    for (const { body } of Event.parse(event).Records) drafted.add(body)
    const [result] = await Promise.all([write(event, context), write(event, context), write(event, context)])
    return result
  })
  expect(await finishedRun(user)).toMatchObject({
    outcome: 'complete',
    reserved: 15,
    written: 15,
    drafted: 15,
    failed: 0,
  })

  // And once more after everything has succeeded.
  for (const body of drafted) await send(stage.sqs.draft, body)
  await send(stage.sqs.cycle, cycle)
  const sent = stage.emulators.google.requests.length
  await waitFor(async () => (await left(stage.sqs.draft)) === 0, { what: 'an empty queue' })
  expect(stage.emulators.google.requests.length).toBe(sent)

  const [entries, drafts] = [await entriesOf(user), await draftsOf(stage, EMAIL)]
  expect(entries.map(({ emailStatus }) => emailStatus)).toEqual(Array.from({ length: 15 }, () => 'draft'))
  expect(drafts).toHaveLength(15)
  expect(new Set(drafts.map(({ messageId }) => messageId)).size).toBe(15)
  expect(new Set(drafts.map(({ to }) => to)).size).toBe(15)
  expect(await userOf(user)).toMatchObject({ dailyRemaining: 0, jobsRemaining: 435 })
  expect(await latestRun(user)).toMatchObject({ reserved: 15, drafted: 15 })
  expect(stage.emulators.google.sendAttempts).toEqual([])
})

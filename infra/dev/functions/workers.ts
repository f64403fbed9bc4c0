import { setTimeout as sleep } from 'node:timers/promises'
import {
  DeleteMessageBatchCommand,
  ReceiveMessageCommand,
  SQSClient,
  type Message,
} from '@aws-sdk/client-sqs'
import type { SQSEvent, SQSRecord } from 'aws-lambda'
import * as z from 'zod/mini'
import { lambdaContext, type Handler } from './handlers.ts'
import type { Queue } from '../aws/sqs.ts'
import { localAccess } from '../local-access.ts'
import { reasonOf } from '../errors.ts'

/** The longest time that Lambda lets a worker run. */
const TIMEOUT_MS = 60_000
const PAUSE_AFTER_ERROR_MS = 1_000

interface WorkerOptions {
  readonly name: string
  readonly queue: Queue
  readonly endpoint: string
  readonly handler: Handler
  readonly concurrency: number
  readonly batchSize: number
  readonly report: (line: string) => void
}

const BatchResult = z.nullish(
  z.object({ batchItemFailures: z.optional(z.array(z.object({ itemIdentifier: z.string() }))) }),
)

function toRecord(message: Message, queue: Queue): SQSRecord {
  const attributes = message.Attributes ?? {}
  return {
    messageId: message.MessageId ?? '',
    receiptHandle: message.ReceiptHandle ?? '',
    body: message.Body ?? '',
    attributes: {
      ApproximateReceiveCount: attributes['ApproximateReceiveCount'] ?? '1',
      SentTimestamp: attributes['SentTimestamp'] ?? '',
      SenderId: attributes['SenderId'] ?? '',
      ApproximateFirstReceiveTimestamp: attributes['ApproximateFirstReceiveTimestamp'] ?? '',
    },
    messageAttributes: {},
    md5OfBody: message.MD5OfBody ?? '',
    eventSource: 'aws:sqs',
    eventSourceARN: queue.arn,
    awsRegion: 'us-east-1',
  }
}

/**
 * Polls a queue as Lambda's event source mapping does: deletes the messages that the worker did not report as
 * failed. After an error, all messages are delivered again once their visibility timeout is over.
 */
export function startWorker(options: WorkerOptions): { close(): Promise<void> } {
  const { name, queue, handler, report } = options
  const client = new SQSClient(localAccess(options.endpoint))
  const stopping = new AbortController()

  async function receive(): Promise<readonly Message[]> {
    const command = new ReceiveMessageCommand({
      QueueUrl: queue.url,
      MaxNumberOfMessages: options.batchSize,
      WaitTimeSeconds: 20,
      MessageSystemAttributeNames: ['All'],
    })
    return (await client.send(command, { abortSignal: stopping.signal })).Messages ?? []
  }

  async function work(messages: readonly Message[]): Promise<void> {
    const records = messages.map((message) => toRecord(message, queue))
    const event: SQSEvent = { Records: records }
    const result = BatchResult.parse(await handler(event, lambdaContext(name, TIMEOUT_MS)))
    const failed = new Set(result?.batchItemFailures?.map((failure) => failure.itemIdentifier))
    // An unknown or empty identifier fails the whole batch, as it does in the cloud.
    if ([...failed].some((id) => records.every((record) => record.messageId !== id))) return
    const done = records.filter((record) => !failed.has(record.messageId))
    if (done.length === 0) return
    await client.send(
      new DeleteMessageBatchCommand({
        QueueUrl: queue.url,
        Entries: done.map((record, index) => ({ Id: String(index), ReceiptHandle: record.receiptHandle })),
      }),
    )
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const messages = await receive()
        if (messages.length > 0) await work(messages)
      } catch (error) {
        if (stopping.signal.aborted) return
        report(`worker ${name}: ${reasonOf(error)}`)
        await sleep(PAUSE_AFTER_ERROR_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  const loops = Array.from({ length: options.concurrency }, loop)
  return {
    close: async () => {
      stopping.abort()
      await Promise.all(loops)
      client.destroy()
    },
  }
}

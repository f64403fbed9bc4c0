import {
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
  type SQSClientConfig,
} from '@aws-sdk/client-sqs'
import pRetry from 'p-retry'
import { inBatches } from '../in-batches.ts'

export interface MessageQueue<Message extends object> {
  /** The message arrives at once, or after `delaySeconds` (0 to 900). */
  send(message: Message, delaySeconds?: number): Promise<void>
}

export interface BatchQueue<Message extends object> extends MessageQueue<Message> {
  /**
   * Sends the messages in batches. Throws Error when SQS keeps rejecting some of them; all others were sent, and the
   * sweeper finds the work of those that were not.
   */
  sendAll(messages: readonly Message[]): Promise<void>
}

/** SQS accepts at most ten messages per batch. */
const BATCH = 10
const BATCHES_AT_ONCE = 5

/** Pauses that double, some three seconds in all. The client itself repeats calls that fail as a whole. */
const PATIENCE = {
  retries: 5,
  minTimeout: 100,
  factor: 2,
  randomize: true,
  shouldRetry: ({ error }: { error: Error }) => error instanceof NotTaken,
}

/** Messages that SQS could not take just now. */
class NotTaken extends Error {
  override readonly name = 'NotTaken'
}

/** A queue of messages of one type. */
export function messageQueue<Message extends object>(
  QueueUrl: string,
  config: SQSClientConfig = {},
): BatchQueue<Message> {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false, ...config })

  async function sendBatch(messages: readonly Message[]): Promise<void> {
    let pending = messages.map((message, index) => ({
      Id: String(index),
      MessageBody: JSON.stringify(message),
    }))
    // A batch answered with 200 may have entries that were not taken (SQS API reference, SendMessageBatch).
    await pRetry(async () => {
      const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries: pending }))
      const failed = new Set(Failed.map(({ Id }) => Id))
      pending = pending.filter(({ Id }) => failed.has(Id))
      const sentence = `SQS rejected ${pending.length} messages: ${Failed[0]?.Code ?? 'no code'}`
      if (Failed.some(({ SenderFault }) => SenderFault !== true)) throw new NotTaken(sentence)
      if (pending.length > 0) throw new Error(sentence)
    }, PATIENCE)
  }

  return {
    async send(message, DelaySeconds) {
      await client.send(
        new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message), DelaySeconds }),
      )
    },
    async sendAll(messages) {
      const failures: unknown[] = []
      const starts = Array.from({ length: Math.ceil(messages.length / BATCH) }, (_, index) => index * BATCH)
      await inBatches(starts, BATCHES_AT_ONCE, (from) =>
        sendBatch(messages.slice(from, from + BATCH)).catch((error: unknown) => void failures.push(error)),
      )
      if (failures.length > 0) throw failures[0]
    },
  }
}

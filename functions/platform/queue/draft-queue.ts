import { SendMessageBatchCommand, SQSClient, type SQSClientConfig } from '@aws-sdk/client-sqs'
import type { DraftMessage } from '#shared/messages/cycle.ts'

/** SQS accepts at most ten messages per batch. */
const BATCH = 10

/** The queue of emails to write; sends in batches, with an optional delay. */
export function draftQueue(queueUrl: string, config: SQSClientConfig = {}) {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false, ...config })
  return {
    /** Sends the messages after `delaySeconds` (0 to 900). Throws Error when SQS rejects a whole batch. */
    async send(messages: readonly DraftMessage[], delaySeconds: number = 0) {
      for (let from = 0; from < messages.length; from += BATCH) {
        const entries = messages.slice(from, from + BATCH).map((message, index) => ({
          Id: String(index),
          MessageBody: JSON.stringify(message),
          DelaySeconds: delaySeconds,
        }))
        const reply = await client.send(new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries: entries }))
        // The sweeper finds messages that SQS rejected; failing here would send the others twice.
        if (reply.Failed?.length === entries.length)
          throw new Error('the draft queue accepted none of the messages')
      }
    },
  }
}

import { SendMessageBatchCommand, SQSClient, type SQSClientConfig } from '@aws-sdk/client-sqs'
import type { DraftMessage } from '#shared/messages/cycle.ts'

/** A batch holds ten messages at most. */
const BATCH = 10

/** The queue of emails to be written: many at once, and later where a draft has to wait. */
export function draftQueue(queueUrl: string, config: SQSClientConfig = {}) {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false, ...config })
  return {
    /** `delaySeconds` 0 to 900. */
    async send(messages: readonly DraftMessage[], delaySeconds: number = 0) {
      for (let from = 0; from < messages.length; from += BATCH) {
        const entries = messages.slice(from, from + BATCH).map((message, index) => ({
          Id: String(index),
          MessageBody: JSON.stringify(message),
          DelaySeconds: delaySeconds,
        }))
        const reply = await client.send(new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries: entries }))
        // What the queue did not take is found by the sweeper; failing here would send the others twice.
        if (reply.Failed?.length === entries.length)
          throw new Error('the draft queue took none of the messages')
      }
    },
  }
}

export type DraftQueue = ReturnType<typeof draftQueue>

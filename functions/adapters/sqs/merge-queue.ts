import { SendMessageCommand, SQSClient, type SQSClientConfig } from '@aws-sdk/client-sqs'
import type { MergeQueue } from '#core/linking/ports.ts'

/** The queue of accounts to be made one. */
export function mergeQueue(queueUrl: string, config: SQSClientConfig = {}): MergeQueue {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false, ...config })
  return {
    async send(message) {
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(message) }))
    },
  }
}

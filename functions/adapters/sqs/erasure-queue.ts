import { SendMessageCommand, SQSClient, type SQSClientConfig } from '@aws-sdk/client-sqs'
import type { ErasureQueue } from '#core/privacy/ports.ts'

/** The queue of accounts to be deleted. */
export function erasureQueue(queueUrl: string, config: SQSClientConfig = {}): ErasureQueue {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false, ...config })
  return {
    async send(message) {
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(message) }))
    },
  }
}

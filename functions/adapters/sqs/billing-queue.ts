import { SendMessageCommand, SQSClient, type SQSClientConfig } from '@aws-sdk/client-sqs'
import type { BillingQueue } from '#core/billing/event-ports.ts'

/** Where events at the payment provider wait for their worker. */
export function billingQueue(queueUrl: string, config: SQSClientConfig = {}): BillingQueue {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false, ...config })
  return {
    async send(message) {
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(message) }))
    },
  }
}

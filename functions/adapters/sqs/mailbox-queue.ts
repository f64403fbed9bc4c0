import { SendMessageCommand, SQSClient, type SQSClientConfig } from '@aws-sdk/client-sqs'
import type { MailboxQueue } from '#core/mailbox/sync-ports.ts'

/** Orders to look at a mailbox; they share the queue of the drafts, whose worker alone may open a grant. */
export function mailboxQueue(queueUrl: string, config: SQSClientConfig = {}): MailboxQueue {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false, ...config })
  return {
    async send(message) {
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(message) }))
    },
  }
}

import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'

export interface MessageQueue<Message extends object> {
  /** The message arrives at once, or after `delaySeconds` (0 to 900). */
  send(message: Message, delaySeconds?: number): Promise<void>
}

/** A queue whose messages are sent one by one. */
export function messageQueue<Message extends object>(QueueUrl: string): MessageQueue<Message> {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false })
  return {
    async send(message, DelaySeconds) {
      await client.send(
        new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message), DelaySeconds }),
      )
    },
  }
}

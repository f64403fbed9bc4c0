import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'

export function messageQueue<Message extends object>(QueueUrl: string) {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false })
  return {
    /** The message arrives at once, or after `DelaySeconds` (0 to 900). */
    async send(message: Message, DelaySeconds?: number): Promise<void> {
      await client.send(
        new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message), DelaySeconds }),
      )
    },
  }
}

export type MessageQueue<Message extends object> = ReturnType<typeof messageQueue<Message>>

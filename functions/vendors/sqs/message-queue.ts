import { SendMessageCommand, SQSClient, type SQSClientConfig } from '@aws-sdk/client-sqs'

export interface MessageQueue<Message extends object> {
  /** The message arrives at once, or after `delaySeconds` (0 to 900). */
  send(message: Message, delaySeconds?: number): Promise<void>
}

export function messageQueue(queueUrl: string, config: SQSClientConfig = {}): MessageQueue<object> {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false, ...config })
  return {
    async send(message, delaySeconds) {
      await client.send(
        new SendMessageCommand({
          QueueUrl: queueUrl,
          MessageBody: JSON.stringify(message),
          DelaySeconds: delaySeconds,
        }),
      )
    },
  }
}

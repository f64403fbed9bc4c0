import { SendMessageCommand, SQSClient, type SQSClientConfig } from '@aws-sdk/client-sqs'

/** A queue that takes one message of its kind at a time, as JSON. */
export function messageQueue<Message>(queueUrl: string, config: SQSClientConfig = {}): { send(message: Message): Promise<void> } {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false, ...config })
  return {
    async send(message) {
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(message) }))
    },
  }
}

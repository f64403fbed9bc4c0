import { SendMessageCommand, SQSClient, type SQSClientConfig } from '@aws-sdk/client-sqs'

/**
 * A queue that takes one message at a time, as JSON, at once or `delaySeconds` (0 to 900) later; the port
 * that it is given to says of which kind.
 */
export function messageQueue(
  queueUrl: string,
  config: SQSClientConfig = {},
): { send(message: object, delaySeconds?: number): Promise<void> } {
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

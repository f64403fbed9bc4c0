import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs'

/** Decides when a received message is delivered again unless it is deleted before. */
export const messageHold = (QueueUrl: string) => {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false })
  return {
    async hold(ReceiptHandle: string, seconds: number): Promise<void> {
      await client.send(
        new ChangeMessageVisibilityCommand({
          QueueUrl,
          ReceiptHandle,
          VisibilityTimeout: Math.ceil(seconds),
        }),
      )
    },
  }
}

export type MessageHold = ReturnType<typeof messageHold>

import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs'

const COUNTED = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesNotVisible',
  'ApproximateNumberOfMessagesDelayed',
] as const

/** Number of messages that are waiting, delayed or being processed. */
export async function messagesLeft(client: SQSClient, queueUrl: string): Promise<number> {
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: [...COUNTED] }),
  )
  return COUNTED.reduce((sum, name) => sum + Number(Attributes[name] ?? 0), 0)
}

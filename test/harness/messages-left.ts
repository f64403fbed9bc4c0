import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs'

const COUNTED = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesNotVisible',
  'ApproximateNumberOfMessagesDelayed',
] as const

/** Messages that are there or being worked on; those that were put off count too. */
export async function messagesLeft(client: SQSClient, queueUrl: string): Promise<number> {
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: [...COUNTED] }),
  )
  return COUNTED.reduce((sum, name) => sum + Number(Attributes[name] ?? 0), 0)
}

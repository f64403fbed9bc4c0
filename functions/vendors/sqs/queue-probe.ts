import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs'
import { asked } from '../kit/probe.ts'
import { degraded, healthy, type Finding } from '#functions/monitoring/health.ts'

interface Queue {
  readonly url: string
  readonly deadUrl: string
  /** Age in seconds above which the oldest message is too old. */
  readonly oldestSeconds: number
}

/** Age of a queue's oldest message in seconds, which SQS itself does not report; null when it is unknown. */
type AgeOfOldest = (queueName: string, signal: AbortSignal) => Promise<number | null>

/** Checks a queue for messages that wait too long, and its dead-letter queue for messages that failed. */
export async function queueProbe(
  client: SQSClient,
  { url, deadUrl, oldestSeconds }: Queue,
  ageOfOldest: AgeOfOldest,
  signal: AbortSignal,
): Promise<Finding> {
  const waitingAt = async (QueueUrl: string): Promise<number> => {
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
      { abortSignal: signal },
    )
    return Number(Attributes?.['ApproximateNumberOfMessages'] ?? 0)
  }
  return await asked(async () => {
    const [waiting, dead] = await Promise.all([waitingAt(url), waitingAt(deadUrl)])
    // Each query for an age is billed, so it is skipped for an empty queue.
    const age = waiting === 0 ? null : await ageOfOldest(url.split('/').at(-1) ?? '', signal)
    const said = [
      ...(age !== null && age > oldestSeconds
        ? [
            `The oldest of ${waiting} waiting ${waiting === 1 ? 'message' : 'messages'} is ${minutes(age)} old.`,
          ]
        : []),
      ...(dead > 0
        ? [`${dead} ${dead === 1 ? 'message was' : 'messages were'} given up after the last try.`]
        : []),
    ]
    return said.length === 0 ? healthy : degraded(said.join(' '))
  })
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds / 60)
  return whole < 120 ? `${whole} minutes` : `${Math.floor(whole / 60)} hours`
}

import {
  CreateQueueCommand,
  GetQueueAttributesCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { buildApp } from 'fauxqs'
import { localAccess } from '../local-access.ts'

const MAX_RECEIVES = 5

export interface Queue {
  readonly url: string
  readonly arn: string
}

export interface Sqs {
  readonly url: string
  readonly cycle: Queue
  readonly draft: Queue
  readonly cycleDead: Queue
  readonly draftDead: Queue
  readonly billing: Queue
  readonly billingDead: Queue
  readonly linking: Queue
  readonly linkingDead: Queue
  readonly deletion: Queue
  readonly deletionDead: Queue
  readonly operations: Queue
  readonly operationsDead: Queue
  /** Delivers to one of our queues by its ARN, as EventBridge Scheduler does. Throws Error for any other. */
  deliver(target: { arn: string; input: string }): Promise<void>
  close(): Promise<void>
}

/**
 * SQS in memory with our queues, each with its dead-letter queue. What waits in them is lost at the end: the
 * sweeper finds it again.
 */
export async function startSqs(options: { port: number; visibilitySeconds: number }): Promise<Sqs> {
  const app = buildApp({ logger: false })
  // Its own start function listens on every network address.
  const url = await app.listen({ port: options.port, host: '127.0.0.1' })
  const client = new SQSClient(localAccess(url))

  async function createQueue(name: string, attributes: Record<string, string>): Promise<Queue> {
    const created = await client.send(new CreateQueueCommand({ QueueName: name, Attributes: attributes }))
    const described = await client.send(
      new GetQueueAttributesCommand({ QueueUrl: created.QueueUrl, AttributeNames: ['QueueArn'] }),
    )
    // The queue's own address is under a host name that does not resolve everywhere; the account and name are
    // what counts.
    return {
      url: new URL(new URL(created.QueueUrl ?? '').pathname, url).href,
      arn: described.Attributes?.QueueArn ?? '',
    }
  }

  async function createPair(name: string) {
    const dead = await createQueue(`${name}-dead`, { MessageRetentionPeriod: '1209600' })
    const live = await createQueue(name, {
      VisibilityTimeout: String(options.visibilitySeconds),
      RedrivePolicy: JSON.stringify({ deadLetterTargetArn: dead.arn, maxReceiveCount: MAX_RECEIVES }),
    })
    return { live, dead }
  }

  const [cycle, draft, billing, linking, deletion, operations] = [
    await createPair('cycle'),
    await createPair('draft'),
    await createPair('billing'),
    await createPair('linking'),
    await createPair('deletion'),
    await createPair('operations'),
  ]
  const queues = [cycle, draft, billing, linking, deletion, operations].flatMap(({ live, dead }) => [
    live,
    dead,
  ])
  return {
    url,
    cycle: cycle.live,
    draft: draft.live,
    cycleDead: cycle.dead,
    draftDead: draft.dead,
    billing: billing.live,
    billingDead: billing.dead,
    linking: linking.live,
    linkingDead: linking.dead,
    deletion: deletion.live,
    deletionDead: deletion.dead,
    operations: operations.live,
    operationsDead: operations.dead,
    deliver: async ({ arn, input }) => {
      const queue = queues.find((candidate) => candidate.arn === arn)
      if (queue === undefined) throw new Error(`no queue ${arn}`)
      await client.send(new SendMessageCommand({ QueueUrl: queue.url, MessageBody: input }))
    },
    close: async () => {
      client.destroy()
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

import { CreateQueueCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { buildApp } from 'fauxqs'
import { eachQueue, maxReceives, QUEUES, type QueueName } from '#shared/catalog/queues.ts'
import { localAccess } from '../local-access.ts'

const ACCOUNT = '000000000000'

export interface Queue {
  readonly url: string
  readonly arn: string
}

export interface Sqs extends Readonly<Record<QueueName, Queue>> {
  readonly url: string
  readonly dead: Readonly<Record<QueueName, Queue>>
  /** Sends to one of our queues by ARN, as EventBridge Scheduler does. Throws Error for an unknown ARN. */
  deliver(target: { arn: string; input: string }): Promise<void>
  close(): Promise<void>
}

/** Starts SQS in memory with dead-letter queues. The sweeper resends messages that are lost at the end. */
export async function startSqs(options: { port: number; visibilitySeconds: number }): Promise<Sqs> {
  const app = buildApp({ logger: false })
  // fauxqs's own start function would listen on every network address.
  const url = await app.listen({ port: options.port, host: '127.0.0.1' })
  const client = new SQSClient(localAccess(url))

  const queueNamed = (name: string): Queue => ({
    url: `${url}/${ACCOUNT}/${name}`,
    arn: `arn:aws:sqs:us-east-1:${ACCOUNT}:${name}`,
  })
  const [live, dead] = [eachQueue(queueNamed), eachQueue((name) => queueNamed(`${name}-dead`))]
  for (const name of QUEUES) {
    const redrive = { deadLetterTargetArn: dead[name].arn, maxReceiveCount: maxReceives(name) }
    const attributes = {
      VisibilityTimeout: String(options.visibilitySeconds),
      RedrivePolicy: JSON.stringify(redrive),
    }
    await client.send(
      new CreateQueueCommand({
        QueueName: `${name}-dead`,
        Attributes: { MessageRetentionPeriod: '1209600' },
      }),
    )
    await client.send(new CreateQueueCommand({ QueueName: name, Attributes: attributes }))
  }
  const queues = Object.values(live)
  return {
    url,
    ...live,
    dead,
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

import { CreateQueueCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { buildApp } from 'fauxqs'
import * as z from 'zod/mini'
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
  /**
   * Lets SQS fail so many entries of the batches sent from now on, every second one, each message once: the call is
   * answered with 200, and `Failed` names them.
   */
  refuseEntries(times: number): void
  /** Sends to one of our queues by ARN, as EventBridge Scheduler does. Throws Error for an unknown ARN. */
  deliver(target: { arn: string; input: string }): Promise<void>
  close(): Promise<void>
}

/** Starts SQS in memory with dead-letter queues. The sweeper resends messages that are lost at the end. */
export async function startSqs(options: { port: number; visibilitySeconds: number }): Promise<Sqs> {
  const app = buildApp({ logger: false })
  // fauxqs's own start function would listen on every network address.
  const refusal = refuseEntriesOf(app)
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
    refuseEntries: refusal.of,
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

const Batch = z.looseObject({
  Entries: z.array(z.looseObject({ Id: z.string(), MessageBody: z.string() })),
})
const Answer = z.looseObject({ Failed: z.array(z.unknown()) })

/** Partial failures of SendMessageBatch, which fauxqs has only for messages that are invalid. */
function refuseEntriesOf(app: ReturnType<typeof buildApp>) {
  let left = 0
  const bodies = new Set<string>()
  const refused = new WeakMap<object, readonly object[]>()
  app.addHook('preHandler', async (request, reply) => {
    const batch = Batch.safeParse(request.body).data
    if (left === 0 || request.headers['x-amz-target'] !== 'AmazonSQS.SendMessageBatch' || !batch) return
    const fresh = batch.Entries.filter(({ MessageBody }) => !bodies.has(MessageBody))
    const chosen = new Set(fresh.filter((_, index) => index % 2 === 0).slice(0, left))
    left -= chosen.size
    for (const { MessageBody } of chosen) bodies.add(MessageBody)
    const failed = [...chosen].map(({ Id }) => ({ Id, SenderFault: false, Code: 'InternalError' }))
    const rest = batch.Entries.filter((entry) => !chosen.has(entry))
    if (rest.length === 0) return await reply.send({ Successful: [], Failed: failed })
    request.body = { ...batch, Entries: rest }
    refused.set(request, failed)
  })
  app.addHook('preSerialization', async (request, _, answer) => {
    const failed = refused.get(request)
    const given = Answer.safeParse(answer).data
    return failed && given ? { ...given, Failed: [...given.Failed, ...failed] } : answer
  })
  return { of: (times: number) => void (left = times) }
}

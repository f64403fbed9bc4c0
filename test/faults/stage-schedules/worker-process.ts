import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod/mini'
import { localAccess } from '#dev/local-access.ts'
import { workerHandler, type Handler } from '#dev/functions/handlers.ts'
import type { Queue } from '#dev/aws/sqs.ts'
import { startWorker } from '#dev/functions/workers.ts'
import { advanceSystemClock } from '#platform/lambda/system-clock.ts'
import { seededRandom } from '../simulation/random.ts'
import { Command, type Reply } from './wire.ts'

/**
 * The workers of a stage in a separate process that may be killed at any time; workers.ts sends its messages.
 */
const CONCURRENCY = 3
const WORKERS = {
  cycle: 'plan-cycle',
  draft: 'write-draft',
  billing: 'apply-billing-event',
  deletion: 'run-account-deletion',
  linking: 'merge-accounts',
} as const
const LATEST_COPY_SECONDS = 6

const Event = z.object({ Records: z.array(z.object({ body: z.string() })) })

const say = (reply: Reply): void => void process.send?.(reply)

/** `inProgress` counts messages in progress; `closed` is set while the process rests. */
const gate: { inProgress: number; closed: PromiseWithResolvers<void> | null } = {
  inProgress: 0,
  closed: null,
}

function rest(): void {
  gate.closed ??= Promise.withResolvers<void>()
  sayWhenIdle()
}

function sayWhenIdle(): void {
  if (gate.closed !== null && gate.inProgress === 0) say('rests')
}

/** Waits while the process rests; sometimes processes a message twice at once and sends it again. */
function faulty(
  handler: Handler,
  queue: Queue,
  client: SQSClient,
  random: () => number,
  duplicate: number,
): Handler {
  return async (event, context) => {
    while (gate.closed !== null) await gate.closed.promise
    gate.inProgress += 1
    try {
      const { Records } = Event.parse(event)
      if (random() < duplicate) {
        for (const { body } of Records) {
          await client.send(
            new SendMessageCommand({
              QueueUrl: queue.url,
              MessageBody: body,
              DelaySeconds: Math.floor(random() * LATEST_COPY_SECONDS),
            }),
          )
        }
      }
      if (random() >= duplicate) return await handler(event, context)
      const [result] = await Promise.all([handler(event, context), handler(event, context)])
      return result
    } finally {
      gate.inProgress -= 1
      sayWhenIdle()
    }
  }
}

function begin({
  seed,
  sqs,
  queues,
  clockMs,
  duplicate,
}: Extract<Command, { begin: unknown }>['begin']): void {
  const client = new SQSClient(localAccess(sqs))
  const random = seededRandom(seed)
  advanceSystemClock(clockMs)
  for (const [name, worker] of Object.entries(WORKERS)) {
    const queue = queues[name]
    if (queue === undefined) throw new Error(`no queue ${name}`)
    const handler = faulty(workerHandler(worker), queue, client, random, duplicate)
    startWorker({
      name: worker,
      queue,
      endpoint: sqs,
      handler,
      concurrency: CONCURRENCY,
      batchSize: 1,
      report: (report) => say({ report }),
    })
  }
  say('began')
}

process.on('message', (message: unknown) => {
  const command = Command.parse(message)
  if ('begin' in command) begin(command.begin)
  else if ('rest' in command) rest()
  else {
    advanceSystemClock(command.goOn)
    gate.closed?.resolve()
    gate.closed = null
  }
})
process.on('disconnect', () => process.exit(0))

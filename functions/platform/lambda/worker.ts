import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { MessageHold } from '../queue/message-hold.ts'
import { NotYet, whileBeating } from '../beating.ts'
import { describeError, logger } from '../log/logger.ts'
import { sampleMemory } from '../log/metrics.ts'
import { beforeWork, depsOf, type Deps, type Services } from './deps.ts'

/** A queue whose messages come again seconds after a crash, instead of six times the function's timeout. */
interface Held {
  readonly messages: () => MessageHold
  readonly seconds: () => number
}

/** How much later a failed message comes again with each attempt, and the latest. */
const BACK_OFF_SECONDS = 60
const LATEST_SECONDS = 900

/**
 * Makes a queue's consumer a Lambda with partial batch failures: only failed messages are delivered again,
 * and in the end go to the dead-letter queue.
 */
export function worker<M extends z.ZodMiniType, S extends Services>(
  name: string,
  schema: M,
  services: S,
  run: (input: { readonly message: z.output<M>; readonly deps: Deps<S> }) => Promise<void>,
  held: Held | null = null,
) {
  /** Without it the message comes again later, so a failure only costs time. */
  const hold = async ({ receiptHandle }: SQSRecord, seconds: number): Promise<void> =>
    await held
      ?.messages()
      .hold(receiptHandle, seconds)
      .catch((error: unknown) => logger.warn({ worker: name, error: describeError(error) }, 'not held'))

  async function work(record: SQSRecord): Promise<void> {
    const message = schema.parse(JSON.parse(record.body))
    const handle = async () => await run({ message, deps: depsOf(services) })
    if (held === null) return await handle()
    const seconds = held.seconds()
    await hold(record, seconds)
    await whileBeating(seconds * (1000 / 3), async () => await hold(record, seconds), handle)
  }

  async function failed(record: SQSRecord): Promise<boolean> {
    const started = performance.now()
    const about = { worker: name, messageId: record.messageId }
    try {
      await work(record)
      logger.info({ ...about, ms: Math.round(performance.now() - started) }, 'message done')
      return false
    } catch (error) {
      if (error instanceof NotYet) logger.info(about, 'message comes again')
      else {
        logger.error({ ...about, error: describeError(error) }, 'message failed')
        // A message that failed comes again the later, the more often it was received.
        const attempts = Number(record.attributes.ApproximateReceiveCount)
        await hold(record, Math.min(LATEST_SECONDS, BACK_OFF_SECONDS * attempts))
      }
      return true
    }
  }
  return async (event: SQSEvent, context?: Pick<Context, 'memoryLimitInMB'>): Promise<SQSBatchResponse> => {
    await beforeWork()
    const results = await Promise.all(
      event.Records.map(async (record) => ({ record, failed: await failed(record) })),
    )
    if (context !== undefined) sampleMemory(context)
    return {
      batchItemFailures: results
        .filter((result) => result.failed)
        .map(({ record }) => ({ itemIdentifier: record.messageId })),
    }
  }
}

import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import type * as z from 'zod/mini'
import { describeError, logger } from '../log/logger.ts'
import { sampleMemory } from '../log/metrics.ts'
import { depsOf, type Deps, type Services } from './deps.ts'

/**
 * Makes a queue's consumer a Lambda with partial batch failures: only failed messages are delivered again,
 * and in the end go to the dead-letter queue.
 */
export function worker<M extends z.ZodMiniType, S extends Services>(
  name: string,
  schema: M,
  services: S,
  run: (input: { readonly message: z.output<M>; readonly deps: Deps<S> }) => Promise<void>,
) {
  async function failed(record: SQSRecord): Promise<boolean> {
    const started = performance.now()
    try {
      await run({ message: schema.parse(JSON.parse(record.body)), deps: depsOf(services) })
      logger.info(
        { worker: name, messageId: record.messageId, ms: Math.round(performance.now() - started) },
        'message done',
      )
      return false
    } catch (error) {
      logger.error(
        { worker: name, messageId: record.messageId, error: describeError(error) },
        'message failed',
      )
      return true
    }
  }
  return async (event: SQSEvent, context?: Pick<Context, 'memoryLimitInMB'>): Promise<SQSBatchResponse> => {
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

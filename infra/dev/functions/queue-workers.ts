import { WORKERS } from '#infra/stacks/pipeline/workers.ts'
import { QUEUES } from '#shared/catalog/queues.ts'
import type { Sqs } from '../aws/sqs.ts'
import type { StageOptions } from '../stage-options.ts'
import { workerHandler } from './handlers.ts'
import { startWorker } from './workers.ts'

export function startQueueWorkers(
  { concurrency, batchSize = 1 }: NonNullable<StageOptions['workers']>,
  sqs: Sqs,
  report: StageOptions['report'],
): { close(): Promise<void> } {
  const workers = QUEUES.map((queue) => {
    const { name } = WORKERS[queue]
    return startWorker({
      name,
      queue: sqs[queue],
      handler: workerHandler(name),
      endpoint: sqs.url,
      concurrency,
      batchSize,
      report,
    })
  })
  return {
    close: async () => {
      await Promise.all(workers.map(async (worker) => await worker.close()))
    },
  }
}

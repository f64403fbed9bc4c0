import type { Queue, Sqs } from '../aws/sqs.ts'
import type { StageOptions } from '../stage-options.ts'
import { workerHandler } from './handlers.ts'
import { startWorker } from './workers.ts'

/** Which worker reads which queue. */
const queuesOf = (sqs: Sqs): Readonly<Record<string, Queue>> => ({
  'plan-cycle': sqs.cycle,
  'write-draft': sqs.draft,
  'merge-accounts': sqs.linking,
  'run-account-deletion': sqs.deletion,
  'run-operation': sqs.operations,
  'apply-billing-event': sqs.billing,
})

/** Starts every worker that reads a queue. */
export function startQueueWorkers(
  { concurrency, batchSize = 1 }: NonNullable<StageOptions['workers']>,
  sqs: Sqs,
  report: StageOptions['report'],
): { close(): Promise<void> } {
  const workers = Object.entries(queuesOf(sqs)).map(([name, queue]) =>
    startWorker({
      name,
      queue,
      handler: workerHandler(name),
      endpoint: sqs.url,
      concurrency,
      batchSize,
      report,
    }),
  )
  return {
    close: async () => {
      await Promise.all(workers.map(async (worker) => await worker.close()))
    },
  }
}

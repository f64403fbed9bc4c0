import { lambdaContext, scheduleHandler, workerHandler } from '#dev/functions/handlers.ts'
import { END_OF_TIME } from '#functions/operations/model.ts'
import { openWorkStore } from '#functions/operations/open-work.store.ts'
import { allOf } from '#platform/walk.ts'
import type { Table } from '#platform/table/table.ts'

const TIME_MS = 300_000

/** Passes one message to a worker, like its queue. Throws Error when the message failed. */
async function give(worker: string, message: object): Promise<void> {
  const event = { Records: [{ messageId: worker, body: JSON.stringify(message) }] }
  const answer = await workerHandler(worker)(event, lambdaContext(worker, TIME_MS))
  if (JSON.stringify(answer) !== '{"batchItemFailures":[]}') throw new Error(`${worker} failed.`)
}

/** Acts like the sweeper: passes every open draft and deletion to its worker. */
export async function doOpenWork(table: Table): Promise<void> {
  for (const work of await allOf((after) => openWorkStore(table).due(END_OF_TIME, after))) {
    if (work.kind === 'email') await give('write-draft', { v: 1, userId: work.userId, emailId: work.emailId })
    if (work.kind === 'deletion') await give('run-account-deletion', { v: 1, userId: work.userId })
  }
}

/** Compares all accounts with Stripe. */
export async function reconcile(): Promise<void> {
  await scheduleHandler('reconcile-billing')({ full: true }, lambdaContext('reconcile-billing', TIME_MS))
}

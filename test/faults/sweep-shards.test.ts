import { DeleteQueueCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { billingStore } from '#functions/billing/billing.store.ts'
import { openWorkStore } from '#functions/operations/open-work.store.ts'
import { sweep, type SweepDeps } from '#functions/operations/sweep.ts'
import { MINUTE } from '#platform/clock.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { inBatches } from '#platform/in-batches.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { atNight } from '#engine/test/at-night.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { lambdaContext, scheduleHandler } from '#dev/functions/handlers.ts'
import type { Queue } from '#dev/aws/sqs.ts'
import { localAccess } from '#dev/local-access.ts'
import { Crash, crashingTable } from './crashing-table.ts'

const silent = { sendAll: async () => undefined }
const SILENT = {
  cycle: silent,
  revisions: silent,
  discards: silent,
  merges: silent,
  accountDeletions: silent,
  exports: silent,
  mailboxes: silent,
  billing: silent,
  operations: silent,
}
const stage = await testStage({ workers: null })
const table = tableOf(stage)
const sqs = new SQSClient(localAccess(stage.sqs.url))
const ENOUGH = 50_000
/** More than the sweep reads at once, in any case. */
const MANY = atNight ? 1_050 : 250

const start = async (event: object, ms = ENOUGH) =>
  await scheduleHandler('sweep-stuck-work')(event, lambdaContext('sweep-stuck-work', ms))

/** Open work that has been due for an hour, and since nothing else reads it, no more than its keys. */
async function waiting(count: number, { shard, sk, name }: { shard: number; sk: string; name: string }) {
  const openSk = new Date(systemClock.now().getTime() - 3_600_000).toISOString()
  await inBatches(
    Array.from({ length: count }, (_, index) => `${name}${index}`),
    50,
    async (id) =>
      await table.put({ pk: `USER#usr_${id}`, sk: sk.replace('ID', id), openPk: `OPEN#${shard}`, openSk }),
  )
}

const Body = z.object({ userId: z.string() })

/** The users whose messages are in a queue, which is empty afterwards. */
async function usersIn(queue: Queue): Promise<readonly string[]> {
  const users: string[] = []
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({ QueueUrl: queue.url, MaxNumberOfMessages: 10, VisibilityTimeout: 3_600 }),
    )
    if (Messages.length === 0) return users
    users.push(...Messages.map((message) => Body.parse(JSON.parse(message.Body ?? '')).userId))
  }
}

test('one start queues all that is due in a shard, each piece of work once, though SQS fails to take some', async () => {
  await waiting(MANY, { shard: 3, sk: 'OUTREACH#out_ID', name: 'many' })
  stage.sqs.refuseEntries(MANY / 5)
  expect(await start({ shard: 3 })).toMatchObject({ queued: MANY })
  const users = await usersIn(stage.sqs.draft)
  expect([users.length, new Set(users).size]).toEqual([MANY, MANY])
  expect(await start({ shard: 3 })).toMatchObject({ queued: 0 })
})

test('each start has its own shard', async () => {
  await waiting(3, { shard: 1, sk: 'OUTREACH#out_ID', name: 'one' })
  await waiting(2, { shard: 2, sk: 'OUTREACH#out_ID', name: 'two' })
  expect(await start({ shard: 2 })).toMatchObject({ queued: 2 })
  expect(await usersIn(stage.sqs.draft)).toHaveLength(2)
  expect(await start({ shard: 1 })).toMatchObject({ queued: 3 })
  expect(await usersIn(stage.sqs.draft)).toHaveLength(3)
})

test('when its time is nearly up it leaves the rest to the next start, and nothing is lost', async () => {
  await waiting(250, { shard: 5, sk: 'OUTREACH#out_ID', name: 'late' })
  expect(await start({ shard: 5 }, 0)).toMatchObject({ queued: 100 })
  expect(await start({ shard: 5 }, 0)).toMatchObject({ queued: 100 })
  expect(await start({ shard: 5 }, 0)).toMatchObject({ queued: 50 })
  expect(new Set(await usersIn(stage.sqs.draft)).size).toBe(250)
})

test.each(['before', 'after'] as const)(
  'a sweep that crashes %s any of its writes, or between two messages, loses nothing and sends nothing twice',
  async (when) => {
    for (const at of atNight ? [1, 2, 7, 12, 17] : [1, 12, 17]) {
      const name = `crash${when}${at}`
      await waiting(12, { shard: 7, sk: 'OUTREACH#out_ID', name })
      const sent: string[] = []
      const dying = crashingTable(table, Math.min(at, 13), when)
      const deps = (open: Table, mayCrash: boolean): SweepDeps => ({
        open: openWorkStore(open),
        billings: billingStore(table),
        clock: systemClock,
        // A worker does at once what it is sent.
        drafts: {
          sendAll: async (messages) => {
            for (const { userId, emailId } of messages) {
              if (mayCrash && (dying.crashed() || sent.length === at - 12)) throw new Crash()
              sent.push(emailId)
              await table.remove(keys.email(userId, emailId))
            }
          },
        },
        ...SILENT,
      })
      const whole = { shard: 7, hasTime: () => true }
      await expect(sweep(deps(dying.table, true), whole)).rejects.toThrow('steps of the sweep failed')
      stage.advance(6 * MINUTE)
      await sweep(deps(table, false), whole)
      expect([at, sent.toSorted()]).toEqual([
        at,
        Array.from({ length: 12 }, (_, index) => `out_${name}${index}`).toSorted(),
      ])
    }
  },
)

test('a queue that takes nothing keeps no other work back, and the sweep still ends as failed', async () => {
  await waiting(5, { shard: 6, sk: 'EXPORT', name: 'before' })
  await waiting(5, { shard: 6, sk: 'OUTREACH#out_ID', name: 'behind' })
  await sqs.send(new DeleteQueueCommand({ QueueUrl: stage.sqs.export.url }))
  await expect(start({ shard: 6 })).rejects.toThrow('1 steps of the sweep failed')
  expect(await usersIn(stage.sqs.draft)).toHaveLength(5)
})

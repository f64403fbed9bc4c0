import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signedInAdmin } from '#harness/admin.ts'
import { browserSession, connectGmail } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { keys } from '#platform/table/keys.ts'
import { operationStore } from '#functions/operations/operation.store.ts'
import type { OperationRecord } from '#functions/operations/model.ts'
import { runOperation, type RunDeps, type Work } from '#functions/operations/run-operation.ts'
import { lambdaContext, scheduleHandler } from '#dev/functions/handlers.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { contracts } from '#shared/contracts/index.ts'

const stage = await testStage({ workers: null })
const table = tableOf(stage)
// Imported after the stage has started, because the log level is read at the first import.
const { operationWork } = await import('#functions/services/operations/work.ts')
const MINUTE = 60_000
const KIND = 'refresh_gmail_tokens'
const ORDER = { v: 1, operation: KIND } as const

const PEOPLE = ['ada', 'ben', 'cleo', 'dev', 'eli', 'fay', 'gus', 'hal'].map((name) => `${name}@mail.example`)
for (const email of PEOPLE) await connectGmail(await browserSession(stage, email, { plan: 'pro' }), email)

async function begin(): Promise<void> {
  const { client } = await signedInAdmin(stage, `staff-${systemClock.now().getTime()}@staff.example`)
  const answer = await client.post('/api/admin/operations', { kind: KIND })
  expect([answer.status, contracts.startOperation.reply[202].parse(answer.body).operation.state]).toEqual([
    202,
    'queued',
  ])
}

async function standing(): Promise<OperationRecord> {
  const found = (await operationStore(table).latest()).find(({ kind }) => kind === KIND)
  if (found === undefined) throw new Error('no operation was ever begun')
  return found
}

const asked = (): number =>
  stage.emulators.google.requests.filter(({ path }) => path.endsWith('/profile')).length

/** One delivery of a message to a worker, recording the messages it sends and its errors. */
function delivery(more: Partial<Omit<RunDeps, 'work'>> & { work?: Work } = {}) {
  const ordered: unknown[] = []
  const errors: unknown[] = []
  const { work = operationWork[KIND], ...rest } = more
  const deps: RunDeps = {
    operations: operationStore(table),
    queue: { send: async (message) => void ordered.push(message) },
    work: { ...operationWork, [KIND]: work },
    secrets,
    clock: systemClock,
    workMs: 10 * MINUTE,
    leaseMs: 6 * MINUTE,
    failed: (_, error) => void errors.push(error),
    ...rest,
  }
  return { run: async () => await runOperation(ORDER, deps), ordered, errors }
}

const sweep = async () =>
  z
    .object({ queued: z.number() })
    .parse(await scheduleHandler('sweep-stuck-work')({}, lambdaContext('sweep-stuck-work', 50_000))).queued

test('after a worker crashes between two pages the sweeper has another continue there, and no user is checked twice', async () => {
  await begin()
  const before = asked()
  let pages = 0
  const dying: Work = async (operation, tell) => {
    pages += 1
    return pages > 3 ? await new Promise<never>(() => undefined) : await operationWork[KIND](operation, tell)
  }
  void delivery({ work: dying }).run()
  await expect.poll(async () => pages).toBe(4)
  const left = await standing()
  expect(left).toMatchObject({ state: 'running', endedAt: null })

  // While its lease is held, another message changes nothing.
  await delivery({
    work: async () => {
      throw new Error('taken twice')
    },
  }).run()
  expect(await standing()).toEqual(left)
  expect(await sweep()).toBe(0)
  stage.advance(8 * MINUTE)
  expect(await sweep()).toBe(1)
  const next = delivery()
  await next.run()
  expect(await standing()).toMatchObject({ state: 'done', done: 8, total: 8, counts: { ok: 8 } })
  expect([asked() - before, next.ordered, next.errors]).toEqual([8, [], []])
  expect(await sweep()).toBe(0)
})

test('a message starts no page after its time limit: it queues the rest page by page', async () => {
  await begin()
  let messages = 0
  for (let again = true; again; messages += 1) {
    const one = delivery({ workMs: 0 })
    await one.run()
    again = one.ordered.length > 0
  }
  // At least one page for each of the eight shards.
  expect([messages, await standing()]).toMatchObject([8, { state: 'done', done: 8 }])
})

test('an operation without progress is retried a few times and then fails, so that a new one can start', async () => {
  await begin()
  const failing: Work = async () => {
    throw new Error('no answer')
  }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const one = delivery({ work: failing })
    await one.run()
    expect([one.errors, (await standing()).state]).toMatchObject([[{ message: 'no answer' }], 'running'])
    stage.advance(2 * MINUTE)
  }
  await delivery({ work: failing }).run()
  const given = await standing()
  expect([given.state, given.endedAt !== null, given.report]).toEqual([
    'failed',
    true,
    ['Given up: 5 attempts in a row made no progress. The log of run-operation says why.'],
  ])
  expect(await table.get(keys.operation(KIND))).not.toHaveProperty('openPk')
  await begin()
  await delivery().run()
  expect(await standing()).toMatchObject({ state: 'done', done: 8 })
})

test('waiting for another process does not count as a failed attempt', async () => {
  await begin()
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await delivery({ work: async () => 'busy' }).run()
    stage.advance(2 * MINUTE)
  }
  expect(await standing()).toMatchObject({ state: 'running', attempts: 0 })
  await delivery().run()
  expect(await standing()).toMatchObject({ state: 'done' })
})

test('the mailbox check stops and says so when Gmail answers for nobody', async () => {
  await begin()
  const silent: Work = async (operation, tell) => {
    stage.emulators.google.faults.set({ operation: 'users.getProfile', kind: 'unavailable', times: 1_000 })
    return await operationWork[KIND](operation, tell)
  }
  await delivery({ work: silent }).run()
  stage.emulators.google.faults.clear()
  const stopped = await standing()
  expect([stopped.state, stopped.report.at(-1)]).toEqual([
    'failed',
    'Stopped: Gmail gave no answer to a whole page of mailboxes. Start it again later.',
  ])
})

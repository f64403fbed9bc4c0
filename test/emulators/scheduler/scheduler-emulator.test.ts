import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CreateScheduleCommand,
  SchedulerClient,
  UpdateScheduleCommand,
  type CreateScheduleCommandInput,
} from '@aws-sdk/client-scheduler'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Delivery } from './engine.ts'
import { startSchedulerEmulator, type SchedulerEmulator } from './scheduler-emulator.ts'

const MINUTE = 60_000
const NOW = new Date('2026-11-21T09:00:00.000Z')
const clock = { now: () => NOW }
const QUEUE = 'arn:aws:sqs:us-east-1:000000000000:cycle'
const DEAD = 'arn:aws:sqs:us-east-1:000000000000:dead'
let scheduler: SchedulerEmulator
let delivered: Delivery[]
let failing: number

const deliver = (target: Delivery): Promise<void> => {
  if (failing > 0 && target.arn === QUEUE) {
    failing -= 1
    return Promise.reject(new Error('queue is away'))
  }
  delivered.push(target)
  return Promise.resolve()
}
beforeEach(async () => {
  delivered = []
  failing = 0
  scheduler = await startSchedulerEmulator({ clock, deliver })
})
afterEach(() => scheduler.close())

const client = (server = scheduler) =>
  new SchedulerClient({
    endpoint: server.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
    maxAttempts: 1,
  })
const input = (change: Partial<CreateScheduleCommandInput> = {}): CreateScheduleCommandInput => ({
  Name: 's-1',
  ScheduleExpression: 'rate(1 hour)',
  FlexibleTimeWindow: { Mode: 'OFF' },
  Target: { Arn: QUEUE, RoleArn: 'arn:aws:iam::000000000000:role/r', Input: '{"n":1}' },
  ...change,
})
const create = (change: Partial<CreateScheduleCommandInput> = {}) =>
  client().send(new CreateScheduleCommand(input(change)))

test('what was created is known by its name', async () => {
  expect((await create({ StartDate: new Date('2026-11-22T10:00:00Z') })).ScheduleArn).toBe(
    'arn:aws:scheduler:us-east-1:000000000000:schedule/default/s-1',
  )
  expect(scheduler.schedules()).toMatchObject([
    {
      Name: 's-1',
      ScheduleExpression: 'rate(1 hour)',
      State: 'ENABLED',
      StartDate: Date.parse('2026-11-22T10:00:00Z') / 1_000,
    },
  ])
})

test.each([
  ['rate(1 hours)'],
  ['rate(2 hour)'],
  ['rate(0 hours)'],
  ['rate(1 week)'],
  ['at(2026-11-21T09:10:00)'],
  ['cron(0 9 * * ? *)'],
  ['every day'],
])('the expression %s is refused', async (ScheduleExpression) => {
  await expect(create({ ScheduleExpression })).rejects.toMatchObject({ name: 'ValidationException' })
})

test('a name in use, an unknown name, a bad window and an old start are refused by name', async () => {
  await create()
  await expect(create()).rejects.toMatchObject({
    name: 'ConflictException',
    $metadata: { httpStatusCode: 409 },
  })
  await expect(client().send(new UpdateScheduleCommand(input({ Name: 's-9' })))).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  })
  await expect(create({ Name: 's-3', FlexibleTimeWindow: { Mode: 'FLEXIBLE' } })).rejects.toMatchObject({
    name: 'ValidationException',
  })
  await expect(create({ Name: 's-3', StartDate: new Date('2026-11-21T08:54:00Z') })).rejects.toMatchObject({
    name: 'ValidationException',
  })
  await expect(create({ Name: 'no spaces' })).rejects.toMatchObject({ name: 'ValidationException' })
})

test('a rate without a start fires at once, then each time it is due', async () => {
  await create()
  await scheduler.advance(0)
  expect(delivered).toEqual([{ arn: QUEUE, input: '{"n":1}' }])
  await scheduler.advance(59 * MINUTE)
  expect(delivered).toHaveLength(1)
  await scheduler.advance(MINUTE)
  await scheduler.advance(180 * MINUTE)
  expect(delivered).toHaveLength(5)
})

test('an update without a start fires at once, because it replaces every field', async () => {
  await create({ StartDate: new Date('2026-11-22T10:00:00Z') })
  await scheduler.advance(0)
  expect(delivered).toEqual([])
  await client().send(new UpdateScheduleCommand(input()))
  await scheduler.advance(0)
  expect(delivered).toHaveLength(1)
})

test('a failing target is retried, and the dead-letter queue gets undeliverable invocations', async () => {
  failing = 2
  await create({ StartDate: new Date('2026-11-21T09:01:00Z') })
  for (let n = 0; n < 3; n += 1) await scheduler.advance(2 * MINUTE)
  expect(delivered).toEqual([{ arn: QUEUE, input: '{"n":1}' }])
  failing = 99
  await create({
    Name: 's-2',
    StartDate: new Date('2026-11-21T09:10:00Z'),
    Target: {
      ...input().Target,
      Arn: QUEUE,
      RoleArn: 'arn:aws:iam::000000000000:role/r',
      RetryPolicy: { MaximumRetryAttempts: 2 },
      DeadLetterConfig: { Arn: DEAD },
    },
  })
  for (let n = 0; n < 8; n += 1) await scheduler.advance(2 * MINUTE)
  expect(delivered.map((target) => target.arn)).toEqual([QUEUE, DEAD])
})

test('it can fire twice, as at-least-once delivery allows', async () => {
  scheduler.faults.set({ fireTwice: 1 })
  await create()
  await scheduler.advance(60 * MINUTE)
  expect(delivered).toHaveLength(3)
})

test('other processes can set the clock and faults', async () => {
  const post = (path: string, body: unknown) =>
    fetch(scheduler.url + path, { method: 'POST', body: JSON.stringify(body) })
  await create({ StartDate: new Date('2026-11-21T10:00:00Z') })
  expect(await (await post('/_emulator/clock', { advanceMs: 60 * MINUTE })).json()).toEqual({
    now: '2026-11-21T10:00:00.000Z',
  })
  expect(delivered).toHaveLength(1)
  expect((await post('/_emulator/clock', { advanceMs: -1 })).status).toBe(400)
  await post('/_emulator/faults', { kind: 'throttle' })
  await expect(create({ Name: 's-2' })).rejects.toMatchObject({ name: 'ThrottlingException' })
})

test('schedules, the moved clock and undelivered firings survive a restart; missed days fire once', async () => {
  const statePath = join(mkdtempSync(join(tmpdir(), 'scheduler-')), 'scheduler.json')
  failing = 1
  const before = await startSchedulerEmulator({ clock, statePath, deliver })
  await client(before).send(
    new CreateScheduleCommand(
      input({ ScheduleExpression: 'rate(24 hours)', StartDate: new Date('2026-11-21T10:00:00Z') }),
    ),
  )
  await before.advance(61 * MINUTE)
  await before.close()
  expect(delivered).toEqual([])
  const after = await startSchedulerEmulator({ clock, statePath, deliver })
  await after.advance(MINUTE)
  expect(delivered).toHaveLength(1)
  await after.close()
  const muchLater = { now: () => new Date('2026-11-26T12:00:00.000Z') }
  const again = await startSchedulerEmulator({ clock: muchLater, statePath, deliver })
  await again.advance(0)
  expect(delivered).toHaveLength(2)
  await again.advance(24 * 60 * MINUTE)
  expect(delivered).toHaveLength(3)
  await again.close()
})

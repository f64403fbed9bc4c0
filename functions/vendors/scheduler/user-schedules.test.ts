import { afterEach, beforeEach, expect, test } from 'vitest'
import { AppError } from '#platform/app-error.ts'
import type { Delivery } from '#emulators/scheduler/engine.ts'
import { startSchedulerEmulator, type SchedulerEmulator } from '#emulators/scheduler/scheduler-emulator.ts'
import { userSchedules } from './user-schedules.ts'

const HOUR = 3_600_000
const NOW = new Date('2026-11-21T09:00:00.000Z')
const QUEUE = 'arn:aws:sqs:us-east-1:000000000000:cycle'
const DEAD = 'arn:aws:sqs:us-east-1:000000000000:cycle-dead'
const ROLE = 'arn:aws:iam::000000000000:role/scheduler'
const USER = 'usr_01JD0000000000000000000001'
const PAYLOAD = '{"v":1,"userId":"usr_01JD0000000000000000000001","trigger":"schedule","runId":null}'
let scheduler: SchedulerEmulator
let delivered: Delivery[]

beforeEach(async () => {
  delivered = []
  scheduler = await startSchedulerEmulator({
    clock: { now: () => NOW },
    groups: ['users'],
    deliver: (target) => Promise.resolve(void delivered.push(target)),
  })
})
afterEach(() => scheduler.close())

const schedules = (groupName = 'users', maxAttempts = 1, requestTimeout = 120_000) =>
  userSchedules({
    client: {
      endpoint: scheduler.url,
      region: 'us-east-1',
      credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
      maxAttempts,
      requestHandler: { requestTimeout, throwOnRequestTimeout: true },
    },
    groupName,
    queueArn: QUEUE,
    roleArn: ROLE,
    deadLetterArn: DEAD,
    clock: { now: () => NOW },
  })
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR)
async function failureOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => 'it worked',
    (thrown: unknown) => thrown,
  )
  return error instanceof AppError ? `${error.code}: ${String(error.cause)}` : String(error)
}

test('a schedule is named after its user and runs daily from the given time, with a dead-letter queue', async () => {
  await schedules().ensure(USER, later(24), PAYLOAD)
  expect(scheduler.schedules()).toMatchObject([
    {
      Name: 'user-usr_01JD0000000000000000000001',
      GroupName: 'users',
      ScheduleExpression: 'rate(24 hours)',
      StartDate: 1_795_338_000,
      State: 'ENABLED',
      FlexibleTimeWindow: { Mode: 'FLEXIBLE', MaximumWindowInMinutes: 15 },
      ActionAfterCompletion: 'NONE',
      Target: {
        Arn: QUEUE,
        RoleArn: ROLE,
        Input: PAYLOAD,
        DeadLetterConfig: { Arn: DEAD },
        RetryPolicy: { MaximumEventAgeInSeconds: 3_600, MaximumRetryAttempts: 10 },
      },
    },
  ])
})

test('a schedule delivers its payload once a day, never early and at most a quarter of an hour late', async () => {
  await schedules().ensure(USER, later(24), PAYLOAD)
  await scheduler.advance(24 * HOUR - 1)
  expect(delivered).toEqual([])
  await scheduler.advance(HOUR / 4)
  expect(delivered).toEqual([{ arn: QUEUE, input: PAYLOAD }])
  await scheduler.advance(48 * HOUR)
  expect(delivered).toHaveLength(3)
})

test('ensuring again replaces the whole schedule without an extra delivery', async () => {
  await schedules().ensure(USER, later(24), PAYLOAD)
  await schedules().ensure(USER, later(24), PAYLOAD)
  await schedules().ensure(USER, later(30), '{"v":2}')
  expect(scheduler.schedules()).toHaveLength(1)
  await scheduler.advance(29 * HOUR)
  expect(delivered).toEqual([])
  await scheduler.advance(2 * HOUR)
  expect(delivered).toEqual([{ arn: QUEUE, input: '{"v":2}' }])
})

test('a start in the past means now', async () => {
  await schedules().ensure(USER, later(-48), PAYLOAD)
  await scheduler.advance(HOUR / 4)
  expect(delivered).toHaveLength(1)
})

test('removing ends a schedule, and removing a missing one succeeds', async () => {
  await schedules().ensure(USER, later(24), PAYLOAD)
  await schedules().remove(USER)
  await schedules().remove(USER)
  await scheduler.advance(72 * HOUR)
  expect([scheduler.schedules(), delivered]).toEqual([[], []])
})

test('concurrent calls create a single schedule', async () => {
  await Promise.all(Array.from({ length: 6 }, (_, n) => schedules().ensure(USER, later(24 + n), PAYLOAD)))
  expect(scheduler.schedules()).toHaveLength(1)
})

test('after a lost answer the SDK repeats the creation with the same token and succeeds', async () => {
  scheduler.faults.set({ kind: 'drop_after_effect', operation: 'create' })
  await schedules('users', 3).ensure(USER, later(24), PAYLOAD)
  expect([scheduler.schedules().length, scheduler.requests.map((request) => request.method)]).toEqual([
    1,
    ['PUT', 'POST', 'POST'],
  ])
})

test.each([
  ['throttle', 'ThrottlingException'],
  ['internal', 'InternalServerException'],
  ['quota', 'ServiceQuotaExceededException'],
  ['denied', 'AccessDeniedException'],
  ['timeout', 'TimeoutError'],
] as const)('%s is unavailable', async (kind, name) => {
  const failing = () => schedules('users', 1, kind === 'timeout' ? 400 : undefined)
  scheduler.faults.set({ kind, operation: 'update' })
  expect(await failureOf(failing().ensure(USER, later(24), PAYLOAD))).toBe(`unavailable: scheduler: ${name}`)
  scheduler.faults.set({ kind, operation: 'delete' })
  expect(await failureOf(failing().remove(USER))).toBe(`unavailable: scheduler: ${name}`)
})

test('a group that does not exist is unavailable, not an endless loop', async () => {
  expect(await failureOf(schedules('nowhere').ensure(USER, later(24), PAYLOAD))).toBe(
    'unavailable: scheduler: ResourceNotFoundException',
  )
  expect(scheduler.requests).toHaveLength(2)
})

import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { printed } from '#harness/printed.ts'
import { NotYet } from '../beating.ts'
import { logger } from '../log/logger.ts'
import { addBeforeWork, depsOf } from './deps.ts'
import { schedule } from './schedule.ts'
import { worker } from './worker.ts'

logger.level = 'info'

const greeting = { greet: () => (name: string) => `Hello ${name}` }

test('deps hold clock, ids, secrets and each service', () => {
  const deps = depsOf(greeting)
  expect(deps.greet('Maya')).toBe('Hello Maya')
  expect(deps.clock.now()).toBeInstanceOf(Date)
  expect(deps.newId('usr')).toMatch(/^usr_[0-9A-Z]{26}$/)
  expect(deps.secrets.hash('a')).toBe('ypeBEsobvcr6wjGzmiPcTaeG7_gUfE5yuYB3ha_uSLs')
})

const record = (messageId: string, body: string, count = '1') => ({
  messageId,
  body,
  receiptHandle: messageId,
  attributes: {
    ApproximateReceiveCount: count,
    SentTimestamp: '0',
    SenderId: '',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: '',
  awsRegion: 'us-east-1',
})

test('a worker hands each message to its handler, and reports only the failed ones', async () => {
  const greeted: string[] = []
  const handler = worker('greet', z.object({ name: z.string() }), greeting, async ({ message, deps }) => {
    if (message.name === 'Nobody') throw new Error('nobody is there')
    greeted.push(deps.greet(message.name))
  })
  const Records = [
    record('m-1', '{"name":"Nobody"}'),
    record('m-2', '{"name":"Maya"}'),
    record('m-3', '{"name":7}'),
    record('m-4', 'no JSON'),
  ]
  const log = await printed(async () => {
    expect(await handler({ Records })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm-1' }, { itemIdentifier: 'm-3' }, { itemIdentifier: 'm-4' }],
    })
  })
  expect(greeted).toEqual(['Hello Maya'])
  expect(log).toContain('"messageId":"m-1"')
  expect(log).not.toContain('nobody is there')
})

test('a held message comes again seconds after a crash, at once for the next holder, and later after errors', async () => {
  const holds: (readonly [string, number])[] = []
  const handler = worker(
    'greet',
    z.object({ name: z.string() }),
    {},
    async ({ message }) => {
      if (message.name === 'Taken') throw new NotYet('taken')
      if (message.name === 'Nobody') throw new Error('nobody is there')
      await new Promise((resolve) => setTimeout(resolve, 60))
    },
    {
      messages: () => ({ hold: async (receipt, seconds) => void holds.push([receipt, seconds]) }),
      seconds: () => 0.15,
    },
  )
  const deliver = async (name: string, count: string) =>
    await handler({ Records: [record(name, JSON.stringify({ name }), count)] })
  await printed(async () => {
    expect(await deliver('Maya', '1')).toEqual({ batchItemFailures: [] })
  })
  expect(holds).toEqual([
    ['Maya', 0.15],
    ['Maya', 0.15],
  ])
  holds.length = 0
  const log = await printed(async () => {
    expect(await deliver('Taken', '7')).toEqual({ batchItemFailures: [{ itemIdentifier: 'Taken' }] })
    expect(await deliver('Nobody', '3')).toEqual({ batchItemFailures: [{ itemIdentifier: 'Nobody' }] })
  })
  expect(holds).toEqual([
    ['Taken', 0.15],
    ['Nobody', 0.15],
    ['Nobody', 180],
  ])
  expect(log.match(/"level":"?(?:error|50)/gu)).toHaveLength(1)
})

const context = { getRemainingTimeInMillis: () => 4_000 }

test('a schedule passes on the event, its shard and whether there is time, and counts a start that had too little', async () => {
  const handler = schedule('greet', greeting, async ({ event, deps, walkUntil }) => [
    event,
    deps.greet('Maya'),
    walkUntil(3_000).shard,
    walkUntil(3_000).hasTime(),
  ])
  expect(await handler({ shard: 3 }, context)).toEqual([{ shard: 3 }, 'Hello Maya', 3, true])
  expect(await handler({ everything: true }, context)).toEqual([
    { everything: true },
    'Hello Maya',
    null,
    true,
  ])
  vi.stubEnv('STAGE', 'dev')
  const hasty = schedule('hasty', greeting, async ({ walkUntil }) => walkUntil(5_000).hasTime())
  const log = await printed(async () => expect(await hasty({}, context)).toBe(false))
  expect(log).toContain('"Schedule":"hasty","TimeRanOut":1')
})

test('a schedule that fails rethrows the error, so that Lambda retries it', async () => {
  const failing = schedule('fail', {}, async () => await Promise.reject(new Error('the table is away')))
  const log = await printed(async () => {
    await expect(failing({}, context)).rejects.toThrow('the table is away')
  })
  expect(log).toContain('"schedule":"fail"')
  expect(log).not.toContain('the table is away')
})

test('a message and a scheduled task wait for what comes before work, such as reading secrets again', async () => {
  const order: string[] = []
  addBeforeWork(async () => {
    await Promise.resolve()
    order.push('before')
  })
  const services = { made: () => order.push('service') }
  const run = async () => void order.push('work')
  await worker('greetings', z.string(), services, run)({ Records: [record('one', '"Maya"')] })
  await schedule('nightly', services, run)({}, { getRemainingTimeInMillis: () => 1_000 })
  expect(order).toEqual(['before', 'service', 'work', 'before', 'service', 'work'])
})

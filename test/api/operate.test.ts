import { execFile } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch'
import { CreateQueueCommand, ReceiveMessageCommand, SendMessageCommand } from '@aws-sdk/client-sqs'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { eventStore } from '#functions/billing/events/event.store.ts'
import { atNight } from '#engine/test/at-night.ts'
import { readyUser } from '#harness/ready-user.ts'
import { testStage } from '#harness/stage.ts'
import { startCloudwatchEmulator } from '#emulators/cloudwatch/cloudwatch-emulator.ts'
import { tableOf } from '#harness/table-of.ts'
import { alarmTest } from '#infra/cli/operate/alarm-test.ts'
import { cloudPlace, localPlace, type Place } from '#infra/cli/operate/place.ts'
import { redrive } from '#infra/cli/operate/redrive.ts'
import { replayEvent } from '#infra/cli/operate/replay-event.ts'
import { rerun } from '#infra/cli/operate/rerun.ts'
import { rotate, rotated } from '#infra/cli/operate/rotate.ts'
import { status } from '#infra/cli/operate/status.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'

const stage = await testStage({ workers: null })
const place = localPlace({
  table: stage.table,
  dynamodb: stage.addresses['dynamodb'] ?? '',
  sqs: stage.addresses['sqs'] ?? '',
})
afterAll(() => place.sqs.destroy())

const put = async (name: string, body: unknown) =>
  await place.sqs.send(
    new SendMessageCommand({
      QueueUrl: await place.queueUrl(name),
      MessageBody: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )

/** Receives all waiting messages of a queue, which hides them. */
async function taken(name: string): Promise<readonly unknown[]> {
  const { Messages = [] } = await place.sqs.send(
    new ReceiveMessageCommand({
      QueueUrl: await place.queueUrl(name),
      MaxNumberOfMessages: 10,
      VisibilityTimeout: 900,
      WaitTimeSeconds: 0,
    }),
  )
  return Messages.length === 0
    ? []
    : [...Messages.map(({ Body = '{}' }): unknown => JSON.parse(Body)), ...(await taken(name))]
}

const client = await readyUser(stage, 'again@mail.example', 'pro', 'product-manager.txt')
const { id: userId } = z.object({ id: z.string() }).parse((await client.get('/api/user')).body)

beforeEach(async () => {
  for (const name of ['cycle', 'draft', 'billing', 'cycle-dead', 'draft-dead', 'billing-dead'])
    await taken(name)
})

describe('redrive', () => {
  test('moves every message of the dead-letter queue back, unchanged', async () => {
    const messages = Array.from({ length: 13 }, (_, index) => ({
      v: 1,
      userId: 'usr_1',
      emailId: `out_${index}`,
    }))
    for (const message of messages) await put('draft-dead', message)
    expect(await redrive('draft', place)).toEqual(['13 of 13 went back to draft.'])
    expect(
      (await taken('draft')).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    ).toEqual(messages.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))))
    expect(await redrive('draft', place)).toEqual(['0 of 0 went back to draft.'])
  })

  test('names the existing queues when there is none of the given name', async () => {
    await expect(redrive('letters', place)).rejects.toThrow(
      'There is no queue letters. There are cycle, draft, billing, linking, deletion, export, operations, schedules.',
    )
  })
})

describe('replay-event', () => {
  test('queues an event that was already processed again', async () => {
    const events = eventStore(tableOf(stage))
    const now = systemClock.now()
    await events.keep(
      { id: 'evt_again', type: 'invoice.paid', createdAt: now, customerId: 'cus_1', chargeId: null },
      now,
      now,
    )
    await events.finish('evt_again', null, now)
    expect(await replayEvent('evt_again', place, systemClock)).toEqual([
      'evt_again (invoice.paid, done before) was ordered again. What counts is what Stripe says now, not what the event said.',
    ])
    expect(await taken('billing')).toEqual([{ v: 1, eventId: 'evt_again' }])
    expect(await events.find('evt_again')).toMatchObject({ state: 'received', note: null })
  })

  test('says how to have Stripe send an event that was never received', async () => {
    await expect(replayEvent('evt_unknown', place, systemClock)).rejects.toThrow(
      'No event evt_unknown was received in the last month. Have Stripe send it: stripe events resend evt_unknown',
    )
  })
})

describe('rerun', () => {
  test('queues a run as the daily schedule does', async () => {
    expect(await rerun(userId, place, systemClock)).toEqual([
      `Ordered. What came of it stands in the run's record, which ${userId} sees under their configuration.`,
    ])
    expect(await taken('cycle')).toEqual([{ v: 1, userId, trigger: 'schedule', runId: null }])
  })

  test('queues nothing while a run is going on or the day is not over', async () => {
    expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
    await taken('cycle')
    expect((await rerun(userId, place, systemClock))[0]).toMatch(
      new RegExp(`^A run of ${userId} is going on \\(run_\\w+\\)\\. Nothing was ordered\\.$`),
    )
    stage.advance(2 * 3_600_000)
    expect((await rerun(userId, place, systemClock))[0]).toMatch(
      /^The last run began less than a day ago; the next may begin at [\d-]+T[\d:.]+Z\. Nothing was ordered\.$/,
    )
    expect(await taken('cycle')).toEqual([])
    await expect(rerun('usr_nobody', place, systemClock)).rejects.toThrow('There is no account usr_nobody.')
  })
})

describe('status', () => {
  test('shows queues, dead letters and open work, and fails while there are any', async () => {
    const before = await status(place, systemClock)
    expect(before.lines[0]).toBe('queue        waiting  at work  delayed  put aside')
    expect(before.lines.find((line) => line.startsWith('operations'))).toBe(
      'operations         0        0        0          0',
    )
    const now = systemClock.now()
    await eventStore(tableOf(stage)).keep(
      { id: 'evt_waiting', type: 'invoice.paid', createdAt: now, customerId: 'cus_2', chargeId: null },
      now,
      now,
    )
    await put('operations-dead', { v: 1, operation: 'sync_users' })
    const after = await status(place, systemClock)
    expect([after.wrong, after.lines.find((line) => line.startsWith('operations'))]).toEqual([
      true,
      'operations         0        0        0          1',
    ])
    expect(after.lines.some((line) => /^open event\s+\d, of them due \d$/.test(line))).toBe(true)
  })
})

describe('rotate', () => {
  const origin = { given: null, finish: false, fresh: () => 'made anew' }

  test('keeps the old value of our own secret valid until the rotation is finished', () => {
    const both = rotated('origin', { ORIGIN_SECRET: 'old' }, origin)
    expect(both).toEqual({ ORIGIN_SECRET: 'made anew', ORIGIN_SECRET_BEFORE: 'old' })
    expect(() => rotated('origin', both, origin)).toThrow('A rotation of this secret is under way')
    expect(rotated('origin', both, { ...origin, finish: true })).toEqual({ ORIGIN_SECRET: 'made anew' })
  })

  test('adds a new signing secret beside the old one', () => {
    const given = { ...origin, given: 'whsec_new' }
    const both = rotated('webhook', { STRIPE_WEBHOOK_SECRETS: 'whsec_old' }, given)
    expect(both).toEqual({ STRIPE_WEBHOOK_SECRETS: 'whsec_new,whsec_old' })
    expect(() => rotated('webhook', both, { ...given, given: 'whsec_third' })).toThrow('under way')
    expect(rotated('webhook', both, { ...origin, finish: true })).toEqual({
      STRIPE_WEBHOOK_SECRETS: 'whsec_new',
    })
    expect(() => rotated('webhook', {}, origin)).toThrow('Pipe in the new signing secret')
  })

  test("replaces a vendor's key and nothing else", () => {
    expect(
      rotated('adzuna', { ADZUNA_APP_ID: 'id', ADZUNA_APP_KEY: 'old' }, { ...origin, given: 'new' }),
    ).toEqual({ ADZUNA_APP_ID: 'id', ADZUNA_APP_KEY: 'new' })
    expect(() => rotated('hunter', {}, origin)).toThrow('Pipe the new value in')
    expect(() => rotated('moon', {}, origin)).toThrow(
      'There is no secret moon to rotate. There are origin, webhook, google, adzuna, careerjet, hunter, signin, openai, stripe.',
    )
  })

  test('refuses to rotate the fingerprint key, and any key of a local stage', async () => {
    expect(() => rotated('hmac', { RECIPIENT_HMAC_KEY: 'key' }, origin)).toThrow('This key is not rotated')
    await expect(rotate('origin', origin, place)).rejects.toThrow(
      'A stage on this machine has its keys in .env',
    )
  })
})

describe('a stage in the cloud', () => {
  test('is found by its queue names, and a foreign dead-letter queue by its URL', async () => {
    const cloud = cloudPlace('prod', {})
    for (const name of ['reachwell-prod-draft', 'reachwell-prod-draft-dead', 'found-elsewhere'])
      await cloud.sqs.send(new CreateQueueCommand({ QueueName: name }))
    const send = async (name: string) =>
      await cloud.sqs.send(
        new SendMessageCommand({
          QueueUrl: new URL(`/000000000000/${name}`, stage.sqs.url).href,
          MessageBody: '{"v":1,"userId":"usr_1","emailId":"out_1"}',
        }),
      )
    await send('reachwell-prod-draft-dead')
    expect(await redrive('draft', cloud)).toEqual(['1 of 1 went back to draft.'])
    await send('found-elsewhere')
    await send('found-elsewhere')
    const elsewhere = cloudPlace('prod', {
      queueUrl: new URL('/000000000000/found-elsewhere', stage.sqs.url).href,
    })
    expect(await redrive('draft', elsewhere)).toEqual(['2 of 2 went back to draft.'])
    elsewhere.sqs.destroy()
    await expect(rerun('usr_1', cloud, systemClock)).rejects.toThrow(
      'name it with --table (the output reachwell-prod-data.TableName)',
    )
    cloud.sqs.destroy()
  })

  test('has its secret read and written back, without showing its value', async () => {
    const asked: { target: string; body: unknown }[] = []
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      const target = String(request.headers['x-amz-target']).split('.').at(-1) ?? ''
      asked.push({ target, body: await json(request) })
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
      response.end(
        JSON.stringify(
          target === 'GetSecretValue'
            ? { SecretString: '{"ORIGIN_SECRET":"the old one"}' }
            : { VersionId: 'version-2' },
        ),
      )
    }
    const vault = createServer((request, response) => {
      answer(request, response).catch(() => response.destroy())
    })
    await new Promise<void>((resolve) => {
      vault.listen(0, '127.0.0.1', resolve)
    })
    const address = vault.address()
    vi.stubEnv(
      'AWS_ENDPOINT_URL_SECRETS_MANAGER',
      `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    )
    const said = await rotate(
      'origin',
      { given: null, finish: false, fresh: () => 'the new one' },
      cloudPlace('prod', {}),
    )
    vi.unstubAllEnvs()
    vault.closeAllConnections()
    vault.close()
    expect(asked).toEqual([
      { target: 'GetSecretValue', body: { SecretId: 'reachwell-prod/origin' } },
      {
        target: 'PutSecretValue',
        body: expect.objectContaining({
          SecretId: 'reachwell-prod/origin',
          SecretString: '{"ORIGIN_SECRET":"the new one","ORIGIN_SECRET_BEFORE":"the old one"}',
        }),
      },
    ])
    expect(said.at(-1)).toBe('Version of reachwell-prod/origin: version-2')
    expect(said.join('\n')).not.toMatch(/the (old|new) one/)
  })
})

/** The command in a process of its own, where no stage runs. */
const run = async (...args: readonly string[]) => {
  const env = { ...process.env, STATE_DIR: '/nowhere-at-all' }
  const program = [path.resolve('infra/cli/main.ts'), 'operate', ...args]
  return await promisify(execFile)(process.execPath, program, { env }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

const REFUSED = [
  ['status', 'No stage runs here. Start one with npm start, or name one in the cloud with --stage.\n'],
  ['redrive', "Missing required argument 'queue'. --help lists what there is.\n"],
] as const
const SHOWN = [['--help', /^Usage: npm run operate -- [^]+ redrive [^]*<queue>/]] as const

describe('the command', () => {
  test.each(atNight ? REFUSED : REFUSED.slice(0, 1))('%s says what is missing', async (word, stderr) => {
    expect(await run(word)).toEqual({ code: 2, stdout: '', stderr })
  })

  test.each(atNight ? SHOWN : [])('%s prints its usage', async (word, usage) => {
    expect((await run(word)).stdout).toMatch(usage)
  })
})

describe('operate alarm-test', () => {
  const inTheCloud = (url: string): Place => ({
    ...place,
    alarms: {
      client: new CloudWatchClient({
        endpoint: url,
        region: 'us-east-1',
        credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
      }),
      prefix: 'reachwell-prod',
    },
  })

  test('triggers the named alarm, and refuses an unknown one', async () => {
    const cloudwatch = await startCloudwatchEmulator({
      alarms: ['reachwell-prod-CycleDead', 'reachwell-prod-Unhealthy'],
    })
    const cloud = inTheCloud(cloudwatch.url)
    try {
      await expect(alarmTest('CycleDead', cloud)).resolves.toEqual([
        'reachwell-prod-CycleDead is in alarm. Its message should reach the alarm address within a minute, and an OK some minutes later.',
      ])
      const states = await cloud.alarms?.client.send(
        new DescribeAlarmsCommand({ AlarmNames: ['reachwell-prod-CycleDead', 'reachwell-prod-Unhealthy'] }),
      )
      expect(states?.MetricAlarms?.map(({ StateValue }) => StateValue)).toEqual(['ALARM', 'OK'])
      await expect(alarmTest('Nonsense', cloud)).rejects.toThrow('There is no alarm reachwell-prod-Nonsense.')
    } finally {
      await cloudwatch.close()
    }
  })

  test('says that a local stage has no alarms', async () => {
    await expect(alarmTest(undefined, place)).rejects.toThrow(
      'A stage on this machine has no alarms: name one in the cloud with --stage.',
    )
  })
})

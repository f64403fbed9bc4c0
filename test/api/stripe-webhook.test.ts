import { CreateQueueCommand, DeleteQueueCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import Stripe from 'stripe'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { dynamoTable, type Item } from '#platform/table/table.ts'
import { keys } from '#platform/table/keys.ts'
import { eventStore } from '#functions/billing/events/event.store.ts'
import { testStage } from '#harness/stage.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'

const OLD = 'whsec_until_monday'
const NEW = 'whsec_from_monday_on'

const stage = await testStage({ workers: null, settings: { STRIPE_WEBHOOK_SECRETS: `${OLD}, ${NEW}` } })
const local = { region: 'us-east-1', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }
const table = dynamoTable(stage.table, { ...local, endpoint: stage.addresses['dynamodb'] ?? '' })
const sqs = new SQSClient({ ...local, endpoint: stage.sqs.url })
afterAll(() => sqs.destroy())

const nowSeconds = () => Math.floor(systemClock.now().getTime() / 1000)

let number = 0
const newId = () => `evt_test${(number += 1)}`

const subscription = {
  id: 'sub_1',
  object: 'subscription',
  customer: 'cus_1',
  status: 'active',
  metadata: { name: 'Robin Sample' },
}
/** An event in the provider's format: indented, with more fields than we need. */
const bodyOf = (
  id: string,
  type = 'customer.subscription.updated',
  object: object = subscription,
  previous?: object,
) =>
  JSON.stringify(
    {
      id,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: 1_795_000_000,
      type,
      livemode: false,
      pending_webhooks: 1,
      request: null,
      data: { object, ...(previous === undefined ? {} : { previous_attributes: previous }) },
    },
    null,
    2,
  )

const sign = (payload: string, secret = OLD, timestamp = nowSeconds()) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

async function send(
  body: string,
  signature: string | null,
  headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' },
) {
  const response = await fetch(new URL('/api/webhooks/stripe', stage.origin), {
    method: 'POST',
    body,
    headers: { ...headers, ...(signature === null ? {} : { 'stripe-signature': signature }) },
  })
  return { status: response.status, body: Object(await response.json()) }
}

const stored = async (id: string): Promise<Item | null> => await table.get(keys.providerEvent(id))

/** Bodies of all waiting messages, which are received once and then stay hidden. */
async function waiting(): Promise<readonly string[]> {
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({
      QueueUrl: stage.sqs.billing.url,
      MaxNumberOfMessages: 10,
      VisibilityTimeout: 900,
      WaitTimeSeconds: 0,
    }),
  )
  return Messages.length === 0 ? [] : [...Messages.map(({ Body = '' }) => Body), ...(await waiting())]
}

beforeEach(async () => void (await waiting()))

const refusal = {
  status: 400,
  body: { code: 'signature_refused', message: 'The signature of this message is missing, wrong or too old.' },
}

describe('POST /api/webhooks/stripe accepts', () => {
  test('a signed event, stores only its ids, queues only its id, and only then answers', async () => {
    const id = newId()
    const body = bodyOf(id)
    expect(await send(body, sign(body))).toEqual({ status: 200, body: { received: true } })
    expect(await stored(id)).toEqual({
      pk: `STRIPEEVENT#${id}`,
      sk: '-',
      id,
      type: 'customer.subscription.updated',
      createdAt: '2026-11-18T11:06:40.000Z',
      customerId: 'cus_1',
      chargeId: null,
      state: 'received',
      note: null,
      receivedAt: expect.any(String),
      ttl: expect.any(Number),
      openPk: expect.stringMatching(/^OPEN#\d$/),
      openSk: expect.any(String),
    })
    const item = Object(await stored(id))
    const days = (Number(item.ttl) * 1000 - Date.parse(item.receivedAt)) / 86_400_000
    expect([Math.round(days), Date.parse(item.openSk) - Date.parse(item.receivedAt)]).toEqual([30, 300_000])
    expect(await waiting()).toEqual([`{"v":1,"eventId":"${id}"}`])
  })

  test('a request without browser headers, and one sent by a page', async () => {
    const [plain, page] = [bodyOf(newId()), bodyOf(newId())]
    expect((await send(plain, sign(plain), {})).status).toBe(200)
    expect(
      (
        await send(page, sign(page), {
          'content-type': 'application/json',
          'sec-fetch-site': 'cross-site',
          origin: 'https://elsewhere.example',
          cookie: 'sid=x',
        })
      ).status,
    ).toBe(200)
  })

  test('a body that the gateway passes on as base64', async () => {
    const body = bodyOf(newId(), 'customer.subscription.updated', {
      ...subscription,
      description: 'Zoë – “Ünïcode” 漢字',
    })
    expect((await send(body, sign(body), { 'content-type': 'application/octet-stream' })).status).toBe(200)
    expect((await send(body, sign(body), { 'content-type': 'application/json' })).status).toBe(200)
  })

  test.each([
    ['the old', OLD],
    ['the new', NEW],
  ])('a signature with %s of two secrets', async (_, secret) => {
    const body = bodyOf(newId())
    expect((await send(body, sign(body, secret))).status).toBe(200)
  })

  test('a header with several signatures, one of which is ours', async () => {
    const body = bodyOf(newId())
    const foreign = /v1=\w+/.exec(sign(body, 'whsec_of_somebody_else'))?.[0]
    expect((await send(body, `${sign(body, NEW)},${foreign}`)).status).toBe(200)
  })

  test.each([-299, 299])('a signature with a timestamp %d s from now', async (offset) => {
    const body = bodyOf(newId())
    expect((await send(body, sign(body, NEW, nowSeconds() + offset))).status).toBe(200)
  })
})

describe('POST /api/webhooks/stripe refuses, and stores nothing of,', () => {
  test.each([
    ['another secret', (body: string) => sign(body, 'whsec_guessed')],
    ['the empty secret', (body: string) => sign(body, ' ')],
    ['both secrets as one', (body: string) => sign(body, `${OLD}, ${NEW}`)],
    ['a signature older than 300 s', (body: string) => sign(body, OLD, nowSeconds() - 302)],
    ['a signature from more than 300 s ahead', (body: string) => sign(body, OLD, nowSeconds() + 302)],
    ['the signature of another body', () => sign(bodyOf('evt_other'))],
    [
      'a time that was put in later',
      (body: string) => sign(body, OLD, 1_000).replace('t=1000', `t=${nowSeconds()}`),
    ],
    ['a second time beside the old one', (body: string) => `t=${nowSeconds()},${sign(body, OLD, 1_000)}`],
    ['no signature in the header', () => `t=${nowSeconds()}`],
    ['an empty signature in the header', () => `t=${nowSeconds()},v1=`],
    ['a scheme without a signature', () => `t=${nowSeconds()},v1`],
    ['an empty header', () => ''],
    ['a header of nonsense', () => 'nonsense'],
    ['no header', () => null],
  ])('%s', async (_, signature) => {
    const id = newId()
    const body = bodyOf(id)
    expect(await send(body, signature(body))).toMatchObject(refusal)
    expect(await stored(id)).toBeNull()
    expect(await waiting()).toEqual([])
  })

  test('a body that was parsed and serialized again', async () => {
    const id = newId()
    const body = bodyOf(id)
    for (const again of [JSON.stringify(JSON.parse(body)), `${body}\n`, body.replace('cus_1', 'cus_2')])
      expect(await send(again, sign(body))).toMatchObject(refusal)
    expect(await stored(id)).toBeNull()
  })

  test('a body of more than half a megabyte, whoever signed it', async () => {
    const id = newId()
    const body = bodyOf(id, 'customer.subscription.updated', {
      ...subscription,
      description: 'x'.repeat(512 * 1024),
    })
    expect(await send(body, sign(body))).toMatchObject({ status: 413, body: { code: 'payload_too_large' } })
    expect(await stored(id)).toBeNull()
  })

  test('another method', async () => {
    expect((await fetch(new URL('/api/webhooks/stripe', stage.origin))).status).toBe(405)
  })
})

describe('an event that is delivered again', () => {
  test('five times at once is stored once, and queued each time until it is processed', async () => {
    const id = newId()
    const body = bodyOf(id)
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => (await send(body, sign(body))).status),
    )
    expect(answers).toEqual([200, 200, 200, 200, 200])
    expect(await stored(id)).toMatchObject({ state: 'received' })
    expect(await waiting()).toEqual(Array.from({ length: 5 }, () => `{"v":1,"eventId":"${id}"}`))
  })

  test('after it was processed is acknowledged and not queued', async () => {
    const id = newId()
    const body = bodyOf(id)
    await send(body, sign(body))
    await eventStore(table).finish(id, null, systemClock.now())
    await waiting()
    expect((await send(body, sign(body))).status).toBe(200)
    expect(await waiting()).toEqual([])
    expect(await stored(id)).toMatchObject({ state: 'done' })
    expect(Object.keys(Object(await stored(id)))).not.toContain('openPk')
  })

  test('is accepted the second time when the queue refused it the first time', async () => {
    const id = newId()
    const body = bodyOf(id)
    await sqs.send(new DeleteQueueCommand({ QueueUrl: stage.sqs.billing.url }))
    expect(await send(body, sign(body))).toMatchObject({ status: 500, body: { code: 'internal' } })
    expect(await stored(id)).toMatchObject({ state: 'received' })
    await sqs.send(new CreateQueueCommand({ QueueName: 'billing' }))
    expect((await send(body, sign(body))).status).toBe(200)
    expect(await waiting()).toEqual([`{"v":1,"eventId":"${id}"}`])
  })
})

describe('whom an event concerns', () => {
  test('nobody, when its type is irrelevant: stored as ignored', async () => {
    const id = newId()
    const body = bodyOf(id, 'price.updated', { id: 'price_1', object: 'price' })
    expect((await send(body, sign(body))).status).toBe(200)
    expect(await stored(id)).toMatchObject({ state: 'ignored', type: 'price.updated', customerId: null })
    expect(Object.keys(Object(await stored(id)))).not.toContain('openPk')
    expect(await waiting()).toEqual([])
  })

  test.each([
    [
      'a customer by its own id',
      'customer.deleted',
      { id: 'cus_7', object: 'customer', deleted: true },
      undefined,
      ['cus_7', null],
    ],
    [
      'an object that is expanded',
      'invoice.paid',
      { id: 'in_1', object: 'invoice', customer: { id: 'cus_8', object: 'customer' } },
      undefined,
      ['cus_8', null],
    ],
    [
      'a card that was taken away, by whose it was',
      'payment_method.detached',
      { id: 'pm_1', object: 'payment_method', customer: null },
      { customer: 'cus_9' },
      ['cus_9', null],
    ],
    [
      'a dispute, by its charge',
      'charge.dispute.created',
      { id: 'du_1', object: 'dispute', charge: 'ch_1' },
      undefined,
      [null, 'ch_1'],
    ],
    [
      'nobody, though it could',
      'setup_intent.succeeded',
      { id: 'seti_1', object: 'setup_intent', customer: null },
      undefined,
      [null, null],
    ],
  ])('%s', async (_, type, object, previous, expected) => {
    const id = newId()
    const body = bodyOf(id, type, object, previous)
    expect((await send(body, sign(body))).status).toBe(200)
    const item = Object(await stored(id))
    expect([item.customerId, item.chargeId, item.state]).toEqual([...expected, 'received'])
  })

  test('a signed body that is not an event is acknowledged, so that Stripe does not resend it for days', async () => {
    for (const body of [
      '[]',
      '{"id":"evt_1"}',
      '{"id":"evt_1 OR","type":"a","created":1,"data":{"object":{}}}',
      'not JSON',
      '{"id":"evt_thin","object":"v2.core.event","type":"v1.billing.meter.no_meter_found","created":"2026-11-18T11:06:40.000Z","related_object":null}',
    ])
      expect((await send(body, sign(body))).status).toBe(200)
    expect(await waiting()).toEqual([])
  })
})

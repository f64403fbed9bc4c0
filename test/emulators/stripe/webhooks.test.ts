import { createServer, type Server } from 'node:http'
import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openStripe } from './open-stripe.ts'

const SENT_AT = Date.parse('2026-11-21T09:00:00Z') / 1000
let at: Awaited<ReturnType<typeof openStripe>>
let receiver: Server
let got: { body: string; signature: string }[]
let answers: number[]

beforeEach(async () => {
  got = []
  answers = []
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      got.push({
        body: Buffer.concat(chunks).toString('utf8'),
        signature: String(request.headers['stripe-signature']),
      })
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
  const address = receiver.address()
  at = await openStripe({
    webhook: {
      url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/hook`,
      secrets: ['whsec_one', 'whsec_two'],
    },
  })
})
afterEach(async () => {
  await at.emulator.close()
  receiver.closeAllConnections()
  receiver.close()
})

const Received = z.object({
  id: z.string(),
  type: z.string(),
  api_version: z.string(),
  request: z.object({ idempotency_key: z.nullable(z.string()) }),
})
const received = () => got.map(({ body }) => Received.parse(JSON.parse(body)))
const verify = ({ body, signature }: { body: string; signature: string }, secret: string) =>
  Stripe.webhooks.constructEvent(body, signature, secret, 300, undefined, SENT_AT * 1000).type

test("each event is sent once, signed with each secret, with the API version and the call's idempotency key", async () => {
  await at.stripe.customers.create({ email: 'zoe@mail.example' }, { idempotencyKey: 'cust:usr_1' })
  await at.emulator.settled()
  expect(received()).toEqual([
    {
      id: expect.stringMatching(/^evt_/),
      type: 'customer.created',
      api_version: '2026-10-28.endive',
      request: { idempotency_key: 'cust:usr_1' },
    },
  ])
  expect(got.flatMap((sent) => [verify(sent, 'whsec_one'), verify(sent, 'whsec_two')])).toEqual([
    'customer.created',
    'customer.created',
  ])
  expect(got[0]?.signature).toMatch(new RegExp(`^t=${SENT_AT},v1=[0-9a-f]{64},v1=[0-9a-f]{64}$`))
})

test('a refused event is sent again later with the same id, and stays in the list', async () => {
  answers = [500, 503]
  await at.stripe.customers.create()
  await at.emulator.settled()
  await at.emulator.advance(4)
  expect(got).toHaveLength(1)
  await at.emulator.advance(1)
  await at.emulator.advance(30)
  expect(new Set(received().map(({ id }) => id)).size).toBe(1)
  expect([got.length, at.emulator.state.deliveries[0]?.status]).toEqual([3, 'delivered'])
})

test('held events are released in the requested order', async () => {
  at.emulator.webhooks({ hold: true })
  for (const name of ['a', 'b', 'c']) await at.stripe.customers.create({ name })
  await at.emulator.settled()
  expect(got).toEqual([])
  const ids = at.emulator.state.events.map(({ id }) => id).toReversed()
  await at.emulator.release(ids)
  expect(received().map(({ id }) => id)).toEqual(ids)
})

test('a shuffled release sends every event', async () => {
  at.emulator.webhooks({ hold: true })
  await at.newTrialWith('pm_card_visa')
  await at.emulator.settled()
  await at.emulator.release('shuffled')
  expect(
    received()
      .map(({ type }) => type)
      .toSorted(),
  ).toEqual(at.types().toSorted())
})

test('drops events and redelivers them', async () => {
  at.emulator.webhooks({ drop: true })
  await at.stripe.customers.create()
  await at.emulator.settled()
  expect(got).toEqual([])
  const dropped = at.emulator.state.events[0]?.id ?? ''
  expect(await at.emulator.redeliver(dropped)).toBe(true)
  expect(received().map(({ id }) => id)).toEqual([dropped])
  expect(await at.emulator.redeliver('evt_none')).toBe(false)
})

test('an event of a change names the values before it', async () => {
  await at.newTrialWith('pm_card_visa')
  const changed = at.emulator.state.events.find(({ type }) => type === 'customer.subscription.updated')
  expect(changed?.previous).toMatchObject({ default_payment_method: null })
})

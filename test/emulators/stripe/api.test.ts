import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStripe, refusalOf } from './open-stripe.ts'

let at: Awaited<ReturnType<typeof openStripe>>
beforeEach(async () => {
  at = await openStripe()
})
afterEach(() => at.emulator.close())

const call = (
  path: string,
  init: { method?: string; body?: string; headers?: Record<string, string> } = {},
) =>
  fetch(at.emulator.url + path, {
    ...init,
    headers: {
      authorization: 'Bearer sk_test_x',
      ...(init.body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...init.headers,
    },
  })

test("a wrong key, a wrong version, unknown or missing parameters and unknown objects are refused with Stripe's messages", async () => {
  const { stripe } = at
  expect(await refusalOf(at.clientWith('sk_test_other').customers.list())).toEqual({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  })
  expect((await call('/v1/customers', { headers: { 'stripe-version': '2024-06-20' } })).status).toBe(400)
  expect(
    (
      await call('/v1/customers', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
    ).status,
  ).toBe(400)
  expect(await (await call('/v1/customers', { method: 'POST', body: 'nickname=Zo' })).json()).toEqual({
    error: {
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      param: 'nickname',
      message: 'Received unknown parameter: nickname',
    },
  })
  expect(
    await (await call('/v1/subscriptions', { method: 'POST', body: 'items[0][price]=price_s' })).json(),
  ).toMatchObject({ error: { code: 'parameter_missing', param: 'customer' } })
  expect(
    await (
      await call('/v1/subscriptions', { method: 'POST', body: 'customer=cus_1&items[0][prize]=x' })
    ).json(),
  ).toMatchObject({ error: { type: 'invalid_request_error' } })
  expect(await refusalOf(stripe.customers.retrieve('cus_none'))).toEqual({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
  })
  expect(
    await refusalOf(stripe.subscriptions.create({ customer: 'cus_none', items: [{ price: 'price_s' }] })),
  ).toEqual({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  })
  const { customer } = await at.newTrial()
  expect(
    await refusalOf(stripe.subscriptions.create({ customer: customer.id, items: [{ price: 'price_none' }] })),
  ).toMatchObject({ code: 'resource_missing', param: 'items[0][price]' })
  expect(await refusalOf(stripe.customers.retrieve(customer.id, { expand: ['wallet'] }))).toMatchObject({
    statusCode: 400,
    param: 'expand',
  })
  expect(
    await refusalOf(stripe.subscriptions.list({ expand: ['data.latest_invoice.payments.data.payment'] })),
  ).toMatchObject({ statusCode: 400, param: 'expand' })
})

test('every response carries a request id and the API version', async () => {
  const customer = await at.stripe.customers.create({ email: 'zoe@mail.example' })
  expect(customer.lastResponse.requestId).toMatch(/^req_/)
  expect(customer.lastResponse.apiVersion).toBe('2026-10-28.endive')
})

test('an idempotency key replays its response for the same parameters, and is refused with others', async () => {
  const { stripe } = at
  const first = await stripe.customers.create({ email: 'zoe@mail.example' }, { idempotencyKey: 'k-1' })
  const again = await stripe.customers.create({ email: 'zoe@mail.example' }, { idempotencyKey: 'k-1' })
  expect([
    again.id,
    again.lastResponse.headers['idempotent-replayed'],
    at.emulator.state.customers.length,
  ]).toEqual([first.id, 'true', 1])
  expect(
    await refusalOf(stripe.customers.create({ email: 'ada@mail.example' }, { idempotencyKey: 'k-1' })),
  ).toEqual({ type: 'StripeIdempotencyError', statusCode: 400 })
  await at.emulator.advance(86_401)
  expect(
    (await stripe.customers.create({ email: 'ada@mail.example' }, { idempotencyKey: 'k-1' })).id,
  ).not.toBe(first.id)
})

test('a key whose call is still running answers 409; a decline is replayed, an invalid request is not', async () => {
  const { stripe, emulator } = at
  emulator.faults.set({ operation: 'POST /v1/customers', kind: 'slow', delayMs: 3_000 })
  const slow = stripe.customers.create({ email: 'zoe@mail.example' }, { idempotencyKey: 'k-2' })
  await new Promise((resolve) => {
    setTimeout(resolve, 200)
  })
  expect(
    await refusalOf(stripe.customers.create({ email: 'zoe@mail.example' }, { idempotencyKey: 'k-2' })),
  ).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
  const customer = await slow
  expect(
    await refusalOf(
      stripe.paymentMethods.attach('pm_none', { customer: customer.id }, { idempotencyKey: 'k-3' }),
    ),
  ).toMatchObject({ statusCode: 404 })
  const { setup } = await at.newTrial()
  const declined = () =>
    refusalOf(
      stripe.setupIntents.confirm(
        setup,
        { payment_method: 'pm_card_chargeDeclined' },
        { idempotencyKey: 'k-4' },
      ),
    )
  expect([await declined(), await declined()]).toEqual(
    Array.from({ length: 2 }, () => ({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline: 'generic_decline',
    })),
  )
  expect(at.types().filter((type) => type === 'setup_intent.setup_failed')).toHaveLength(1)
})

test('a response lost after its effect is replayed under its key', async () => {
  const { stripe, emulator } = at
  emulator.faults.set({ operation: 'POST /v1/customers', kind: 'drop_after_effect' })
  // The client retries once after a closed connection, with the same key.
  const customer = await stripe.customers.create({ email: 'zoe@mail.example' }, { idempotencyKey: 'k-5' })
  expect([
    emulator.state.customers.map(({ id }) => id),
    customer.lastResponse.headers['idempotent-replayed'],
  ]).toEqual([[customer.id], 'true'])
  emulator.faults.set({ kind: 'rate_limit' })
  expect(await refusalOf(stripe.customers.list())).toMatchObject({
    type: 'StripeRateLimitError',
    statusCode: 429,
  })
  emulator.faults.set({ kind: 'error_after_effect' })
  expect(await refusalOf(stripe.customers.update(customer.id, { name: 'Zoe' }))).toMatchObject({
    type: 'StripeAPIError',
    statusCode: 500,
  })
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ name: 'Zoe' })
})

test('lists are newest first and paginated', async () => {
  const { stripe } = at
  const made: string[] = []
  for (const name of ['a', 'b', 'c', 'd', 'e']) made.unshift((await stripe.customers.create({ name })).id)
  const first = await stripe.customers.list({ limit: 2 })
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([made.slice(0, 2), true])
  const all: string[] = []
  for await (const { id } of stripe.customers.list({ limit: 2 })) all.push(id)
  expect(all).toEqual(made)
  expect(await refusalOf(stripe.customers.list({ limit: 101 }))).toMatchObject({
    statusCode: 400,
    param: 'limit',
  })
})

test('the same card number has the same fingerprint', async () => {
  const { stripe } = at
  const customer = (await stripe.customers.create({})).id
  const first = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  const second = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  expect(first.id).not.toBe(second.id)
  expect(first.card?.fingerprint).toBe(second.card?.fingerprint)
  expect(second.card).toMatchObject({ brand: 'visa', last4: '4242' })
})

test('a deleted customer is shown as deleted, with its subscriptions ended', async () => {
  const { stripe } = at
  const { customer, sub } = await at.newTrialWith('pm_card_visa')
  expect(await stripe.customers.del(customer.id)).toMatchObject({ id: customer.id, deleted: true })
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true })
  expect(await at.statusOf(sub.id)).toBe('canceled')
  expect(JSON.stringify(at.emulator.state.customers)).not.toContain('zoe@mail.example')
})

test('a card can be saved through a separate setup intent', async () => {
  const { stripe } = at
  const { customer } = await at.newTrial()
  const intent = await stripe.setupIntents.create({
    customer: customer.id,
    usage: 'off_session',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    metadata: { why: 'change' },
  })
  expect([intent.status, intent.client_secret?.startsWith(`${intent.id}_secret_`)]).toEqual([
    'requires_payment_method',
    true,
  ])
  await stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_mastercard' })
  const { data } = await stripe.setupIntents.list({ customer: customer.id, limit: 1 })
  expect(data[0]).toMatchObject({ id: intent.id, status: 'succeeded', metadata: { why: 'change' } })
  expect(await refusalOf(stripe.setupIntents.cancel(intent.id))).toMatchObject({
    code: 'setup_intent_unexpected_state',
  })
})

test('subscriptions are listed by customer and status', async () => {
  const { stripe } = at
  const { customer, sub } = await at.newTrial()
  await at.newTrial()
  expect(
    (await stripe.subscriptions.list({ customer: customer.id, status: 'trialing' })).data.map(({ id }) => id),
  ).toEqual([sub.id])
  await stripe.subscriptions.cancel(sub.id)
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([])
  expect(
    (await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data.map(
      ({ status }) => status,
    ),
  ).toEqual(['canceled'])
})

test('prices are those of the plans', async () => {
  const prices = await Promise.all(
    ['price_s', 'price_p', 'price_e'].map((id) => at.stripe.prices.retrieve(id)),
  )
  expect(prices.map(({ unit_amount: amount, product }) => [amount, product])).toEqual([
    [9_900, 'prod_local_starter'],
    [12_900, 'prod_local_pro'],
    [14_900, 'prod_local_elite'],
  ])
})

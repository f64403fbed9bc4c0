import { GetQueueAttributesCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { billingStore } from '#functions/billing/billing.store.ts'
import { eventStore } from '#functions/billing/events/event.store.ts'
import { keys } from '#platform/table/keys.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { askStripe } from '#harness/payments.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { LOCAL_CLIENTS } from '#dev/emulators.ts'
import { lambdaContext, scheduleHandler } from '#dev/functions/handlers.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { tableOf } from '#harness/table-of.ts'
import { newPayingCustomer, type Customer } from './stripe-scenarios.ts'
import { localAccess } from '#dev/local-access.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'

const stage = await testStage({ workers: { concurrency: 2, sweepEveryMs: HOUR }, visibilitySeconds: 1 })
const { stripe } = stage.emulators
const table = tableOf(stage)
const [billings, events] = [billingStore(table), eventStore(table)]
const sqs = new SQSClient(localAccess(stage.sqs.url))
afterAll(() => sqs.destroy())

const Made = z.object({ id: z.string() })
let index = 0

/** A paying customer whose payment is already in the table. */
async function subscriber(): Promise<Customer> {
  const customer = await newPayingCustomer(stage, (index += 1))
  await waitFor(async () => (await billings.read(customer.userId)).subscription.plan === 'pro', {
    what: 'the news of a subscription',
  })
  await quiet()
  return customer
}

/** Waits until every event of the provider is processed. */
async function quiet(): Promise<void> {
  await stripe.settled()
  await waitFor(
    async () => {
      const known = await Promise.all(stripe.state.events.map(({ id }) => events.find(id)))
      return known.every((event) => event === null || event.state !== 'received')
    },
    { what: 'the events to be done' },
  )
}

/** Clears the subscription in the table, so that a later sync is visible. */
async function forget({ userId }: Customer): Promise<void> {
  const { billing } = await billings.read(userId)
  await billings.write(userId, billing.version, billing, { subscription: NO_SUBSCRIPTION })
}

const remembered = async ({ userId }: Customer) =>
  await waitFor(async () => (await billings.read(userId)).subscription.plan === 'pro', {
    what: 'the account to be in step',
  })

const lastEvent = (type: string) => stripe.state.events.findLast((event) => event.type === type)?.id ?? ''

test('a dispute, which names no customer, is matched to the account by its charge', async () => {
  const customer = await subscriber()
  await forget(customer)
  expect(
    await stripe.dispute(
      stripe.state.charges.findLast((charge) => charge.customer === customer.customerId)?.id ?? '',
    ),
  ).toBe(true)
  await remembered(customer)
  await quiet()
  expect(await events.find(lastEvent('charge.dispute.created'))).toMatchObject({
    state: 'done',
    note: null,
    customerId: null,
    chargeId: expect.stringMatching(/^ch_/),
  })
})

test('a customer that was never stored is matched to its user by our metadata', async () => {
  const customer = await subscriber()
  await Promise.all([
    table.remove(keys.customer(customer.customerId)),
    table.remove(keys.billing(customer.userId)),
  ])
  await table.update(keys.subscription(customer.userId), { set: { plan: null } })
  await stripe.redeliver(lastEvent('invoice.paid'))
  expect((await billings.read(customer.userId)).subscription.plan).toBeNull()
  await askStripe(stage, 'POST', `/v1/customers/${customer.customerId}`, { 'metadata[seen]': 'again' })
  // Processed events stay processed, so only a new one causes a sync.
  await stripe.refund(
    stripe.state.charges.findLast((charge) => charge.customer === customer.customerId)?.id ?? '',
    100,
  )
  await remembered(customer)
  expect(await billings.userOf(customer.customerId)).toBe(customer.userId)
})

test('an event of an unknown customer is closed with a note and never retried', async () => {
  const { id } = Made.parse(
    await askStripe(stage, 'POST', '/v1/customers', { email: 'stranger@mail.example' }),
  )
  await askStripe(stage, 'POST', '/v1/payment_methods/pm_card_mastercard/attach', { customer: id })
  await quiet()
  expect(await events.find(lastEvent('payment_method.attached'))).toMatchObject({
    state: 'done',
    note: 'unknown_customer',
  })
})

test('an event of a deleted account changes nothing', async () => {
  const customer = await subscriber()
  await table.remove(keys.profile(customer.userId))
  await stripe.refund(
    stripe.state.charges.findLast((charge) => charge.customer === customer.customerId)?.id ?? '',
    100,
  )
  await quiet()
  expect(await events.find(lastEvent('charge.refunded'))).toMatchObject({
    state: 'done',
    note: 'unknown_user',
  })
})

test('the sweeper finds an event whose message was lost, but not before it is due', async () => {
  const customer = await subscriber()
  await forget(customer)
  const now = systemClock.now()
  await events.keep(
    { id: 'evt_lost', type: 'invoice.paid', createdAt: now, customerId: customer.customerId, chargeId: null },
    now,
    new Date(now.getTime() + 5 * MINUTE),
  )
  await stage.sweep()
  expect(await events.find('evt_lost')).toMatchObject({ state: 'received' })
  stage.advance(6 * MINUTE)
  await stage.sweep()
  await remembered(customer)
  await waitFor(async () => (await events.find('evt_lost'))?.state === 'done', { what: 'the lost event' })
})

test('the message is retried until the provider answers', async () => {
  const customer = await subscriber()
  await forget(customer)
  // Two attempts of ours, with two client retries each.
  stripe.faults.set({ operation: 'GET /v1/customers/:id', kind: 'unavailable', times: 6 })
  await stripe.refund(
    stripe.state.charges.findLast((charge) => charge.customer === customer.customerId)?.id ?? '',
    100,
  )
  expect(await remembered(customer)).toBe(true)
  stripe.faults.set({ clear: true })
  await quiet()
})

test('an unreadable message goes to the dead-letter queue after five attempts and delays no other', async () => {
  const customer = await subscriber()
  await sqs.send(
    new SendMessageCommand({ QueueUrl: stage.sqs.billing.url, MessageBody: '{"v":1,"eventId":7}' }),
  )
  await forget(customer)
  await stripe.refund(
    stripe.state.charges.findLast((charge) => charge.customer === customer.customerId)?.id ?? '',
    100,
  )
  expect(await remembered(customer)).toBe(true)
  await waitFor(
    async () => {
      const { Attributes } = await sqs.send(
        new GetQueueAttributesCommand({
          QueueUrl: stage.sqs.dead.billing.url,
          AttributeNames: ['ApproximateNumberOfMessages'],
        }),
      )
      return Attributes?.['ApproximateNumberOfMessages'] === '1'
    },
    { what: 'the dead-letter queue' },
  )
})

test('a subscription whose trial or month ends about now is checked without any event', async () => {
  const customer = await subscriber()
  stripe.webhooks({ drop: true })
  await askStripe(
    stage,
    'POST',
    `/v1/subscriptions/${stripe.state.subscriptions.findLast((sub) => sub.customer === customer.customerId)?.id}`,
    {
      'items[0][price]': LOCAL_CLIENTS.stripe.prices.elite,
      'items[0][id]':
        stripe.state.subscriptions.findLast((sub) => sub.customer === customer.customerId)?.item ?? '',
      proration_behavior: 'none',
    },
  )
  const { billing } = await billings.read(customer.userId)
  stage.advance((billing.dueAt?.getTime() ?? 0) - systemClock.now().getTime() + MINUTE)
  await stripe.tick()
  await stage.sweep()
  const plan = async () => (await billings.read(customer.userId)).subscription.plan
  await waitFor(async () => (await plan()) === 'elite', { what: 'the account to be looked at' })
  expect(await plan()).toBe('elite')
  stripe.webhooks({ drop: false })
})

test('events that wait for more than an hour are counted', async () => {
  const now = systemClock.now()
  const long = new Date(now.getTime() - 2 * HOUR)
  // The provider does not answer for this charge, so the event cannot be processed.
  stripe.faults.set({ operation: 'GET /v1/charges/:id', kind: 'unavailable', times: 1_000 })
  await events.keep(
    { id: 'evt_stuck', type: 'charge.dispute.created', createdAt: long, customerId: null, chargeId: 'ch_1' },
    long,
    long,
  )
  expect(
    await scheduleHandler('sweep-stuck-work')({}, lambdaContext('sweep-stuck-work', 50_000)),
  ).toMatchObject({ overdueEvents: 1 })
  // For half an hour the queue's own retries have time.
  expect(
    await scheduleHandler('sweep-stuck-work')({}, lambdaContext('sweep-stuck-work', 50_000)),
  ).toMatchObject({ overdueEvents: 0 })
  stripe.faults.set({ clear: true })
})

import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { billingStore } from '#functions/billing/billing.store.ts'
import { findMissedEvents } from '#functions/billing/reconcile/find-missed-events.ts'
import { billingEvents, eventSearches } from '#functions/services/billing.ts'
import { eventList, syncServices } from '#functions/services/payments.ts'
import { syncSubscription } from '#functions/billing/subscription/sync-subscription.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import { depsOf } from '#platform/lambda/deps.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { keys } from '#platform/table/keys.ts'
import { askStripe } from '#harness/payments.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { lambdaContext, scheduleHandler, workerHandler } from '#dev/functions/handlers.ts'
import { localAccess } from '#dev/local-access.ts'
import { newPayingCustomer, type Customer } from './stripe-scenarios.ts'

const stage = await testStage({ workers: null })
const table = tableOf(stage)
const { stripe } = stage.emulators
const sqs = new SQSClient(localAccess(stage.sqs.url))
const Night = z.object({ phase: z.string(), day: z.string(), missed: z.number(), checked: z.number() })

/** A start of the night's schedule, when the latest events are no longer on their way. */
async function night() {
  stage.advance(20 * MINUTE)
  return Night.parse(
    await scheduleHandler('reconcile-billing')({}, lambdaContext('reconcile-billing', 300_000)),
  )
}

const Body = z.object({ eventId: z.string() })

const WORKER = lambdaContext('apply-billing-event', 60_000)
const eventWith = (body: string) => ({ Records: [{ messageId: 'one', body, attributes: {} }] })

/** The ids of the events that wait in the queue; the worker applies them if `apply`. */
async function queued({ apply }: { apply: boolean }): Promise<readonly string[]> {
  const ids: string[] = []
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl: stage.sqs.billing.url,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: 3_600,
      }),
    )
    if (Messages.length === 0) return ids.toSorted()
    for (const { Body: body = '' } of Messages) {
      ids.push(Body.parse(JSON.parse(body)).eventId)
      if (apply) await workerHandler('apply-billing-event')(eventWith(body), WORKER)
    }
  }
}

let [index, seen] = [0, 0]
/** A customer who pays, of whom everything is known here. */
async function paying(): Promise<Customer & { readonly subscriptionId: string }> {
  const customer = await newPayingCustomer(stage, (index += 1), 'pro')
  await syncSubscription(customer.userId, depsOf(syncServices))
  return customer
}

const saying = async ({ userId }: Customer) => (await billingStore(table).read(userId)).subscription

beforeEach(async () => {
  stripe.webhooks({ drop: true, hold: false })
  await night()
  await queued({ apply: true })
  seen = stripe.requests.length
})

/** What was asked of Stripe since the test began. */
const asked = (): readonly string[] =>
  stripe.requests.slice(seen).map(({ method, path }) => `${method} ${path}`)

test('a night with nothing new asks Stripe for two lists of events, however many subscriptions there are', async () => {
  for (let count = 0; count < 3; count += 1) await paying()
  await night()
  await queued({ apply: true })
  stage.advance(DAY)
  seen = stripe.requests.length
  expect(await night()).toMatchObject({ phase: 'done', missed: 0 })
  expect(asked()).toEqual(['GET /v1/events', 'GET /v1/events'])
})

test('what no webhook delivered is taken in as if it had: also a dispute, which no subscription shows', async () => {
  const customer = await paying()
  await night()
  await queued({ apply: true })
  const charge = stripe.state.charges.find((one) => one.customer === customer.customerId)?.id ?? ''
  expect(await stripe.dispute(charge)).toBe(true)
  await askStripe(stage, 'POST', `/v1/subscriptions/${customer.subscriptionId}`, {
    cancel_at_period_end: 'true',
  })
  expect((await night()).missed).toBe(2)
  expect(await queued({ apply: true })).toHaveLength(2)
  expect(await table.get(keys.dispute(customer.userId))).toMatchObject({ amountCents: 12_900 })
  const { cancelAt, planExpiresAt } = await saying(customer)
  expect([cancelAt !== null, cancelAt]).toEqual([true, planExpiresAt])
  expect(await night()).toMatchObject({ missed: 0 })
})

test('many pages of missed events are each queued once, whatever the types', async () => {
  const { subscriptionId } = await paying()
  const before = new Set(stripe.state.events.map(({ id }) => id))
  for (let count = 0; count < 230; count += 1)
    await askStripe(stage, 'POST', `/v1/subscriptions/${subscriptionId}`, { 'metadata[n]': String(count) })
  const updates = stripe.state.events.filter(
    ({ id, type }) => !before.has(id) && type === 'customer.subscription.updated',
  )
  expect(updates).toHaveLength(230)
  await night()
  const ids = await queued({ apply: false })
  expect(updates.filter(({ id }) => !ids.includes(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('webhooks that arrive later than the search, and in another order, change nothing', async () => {
  const customer = await paying()
  await night()
  await queued({ apply: true })
  stripe.webhooks({ drop: false, hold: true })
  for (const cancel of ['true', 'false', 'true'])
    await askStripe(stage, 'POST', `/v1/subscriptions/${customer.subscriptionId}`, {
      cancel_at_period_end: cancel,
    })
  expect((await night()).missed).toBe(3)
  expect(await queued({ apply: true })).toHaveLength(3)
  const told = await saying(customer)
  expect(told.cancelAt).toEqual(told.planExpiresAt)
  await stripe.release('shuffled')
  await stripe.settled()
  expect(await queued({ apply: false })).toEqual([])
  expect(await saying(customer)).toEqual(told)
})

test.each(['store', 'queue'] as const)(
  'a search that crashes before any write to the %s loses nothing: the sweeper or the next search finds it',
  async (what) => {
    for (const at of [0, 1, 2]) {
      const customer = await paying()
      await night()
      await queued({ apply: true })
      const before = stripe.state.events.length
      for (const cancel of ['true', 'false', 'true'])
        await askStripe(stage, 'POST', `/v1/subscriptions/${customer.subscriptionId}`, {
          cancel_at_period_end: cancel,
        })
      stage.advance(20 * MINUTE)
      const events = billingEvents()
      let writes = 0
      const mayCrash = (here: typeof what): void => {
        if (here !== what) return
        if (writes === at) throw new Error('crashed')
        writes += 1
      }
      const dying = findMissedEvents(
        {
          events: {
            ...events,
            keep: async (...given) => {
              mayCrash('store')
              return await events.keep(...given)
            },
          },
          eventList: eventList(),
          eventSearches: eventSearches(),
          clock: systemClock,
          // Its message is lost.
          queue: { send: async () => mayCrash('queue') },
        },
        () => true,
      )
      await expect(dying).rejects.toThrow('crashed')
      await night()
      await scheduleHandler('sweep-stuck-work')({}, lambdaContext('sweep-stuck-work', 50_000))
      await queued({ apply: true })
      const missed = stripe.state.events.slice(before)
      const states = await Promise.all(missed.map(async ({ id }) => (await events.find(id))?.state))
      expect([at, states]).toEqual([at, ['done', 'done', 'done']])
      const { cancelAt, planExpiresAt } = await saying(customer)
      expect([at, cancelAt]).toEqual([at, planExpiresAt])
    }
  },
)

test('everything is compared once a week, and at once when the search cannot reach back far enough', async () => {
  await paying()
  const first = await night()
  stage.advance(3 * DAY)
  expect((await night()).day).toBe(first.day)
  stage.advance(5 * DAY)
  const second = await night()
  expect(second.day).not.toBe(first.day)
  stage.advance(31 * DAY)
  const third = await night()
  expect(third).toMatchObject({ day: systemClock.now().toISOString().slice(0, 10), phase: 'done' })
})

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { billingStore } from '#functions/billing/billing.store.ts'
import { keys } from '#platform/table/keys.ts'
import { reconciliationStore } from '#functions/billing/reconcile/reconciliation.store.ts'
import { type Subscription, NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { DAY, dayOf } from '#platform/clock.ts'
import { syncSubscription } from '#functions/billing/subscription/sync-subscription.ts'
import type { Difference } from '#functions/billing/reconcile/reconcile-model.ts'
import { reconcile, type ReconcileDeps } from '#functions/billing/reconcile/reconcile.ts'
import { refundedOf } from '#emulators/stripe/render-billing.ts'
import { askStripe } from '#harness/payments.ts'
import { testStage } from '#harness/stage.ts'
import { LOCAL_CLIENTS } from '#dev/emulators.ts'
import { lambdaContext, scheduleHandler } from '#dev/functions/handlers.ts'
import { seedAccount } from '#dev/seed-account.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { depsOf } from '#platform/lambda/deps.ts'
import { syncServices, customers, planPauses } from '#functions/services/payments.ts'
import { entitledUsers } from '#functions/services/billing.ts'
import { tableOf } from '#harness/table-of.ts'
import { newPayingCustomer, type Customer } from './stripe-scenarios.ts'

const stage = await testStage({ workers: null })
// Without webhooks, only the reconciliation finds differences.
stage.emulators.stripe.webhooks({ drop: true })
const table = tableOf(stage)
const billings = billingStore(table)
const reports = reconciliationStore(table)
const { prices } = LOCAL_CLIENTS.stripe
const Made = z.object({ id: z.string() })

let index = 0
let night = 0

/** A customer who pays a month of the plan now; the table is updated unless `told` is false. */
async function paying({ plan = 'pro', told = true }: { plan?: keyof typeof prices; told?: boolean } = {}) {
  const customer = await newPayingCustomer(stage, (index += 1), plan)
  if (told) await syncSubscription(customer.userId, depsOf(syncServices))
  return customer
}

/** Overwrites fields of a stored subscription, as a defect or a manual change would. */
async function breakTable({ userId }: Customer, change: Partial<Subscription>): Promise<void> {
  const { billing, subscription } = await billings.read(userId)
  await billings.write(userId, billing.version, billing, { subscription: { ...subscription, ...change } })
}

const saying = async ({ userId }: Customer): Promise<Subscription> =>
  (await billings.read(userId)).subscription

/** The nightly reconciliation, without the pause before the second look. */
async function compare(more: Partial<ReconcileDeps> = {}, pages = Infinity) {
  let left = pages
  // Each night has its own report without a day passing.
  return await reconcile(
    dayOf(new Date(systemClock.now().getTime() + night * DAY)),
    {
      ...depsOf(syncServices),
      customers: customers(),
      reports,
      access: entitledUsers(),
      sleep: async () => undefined,
      ...more,
    },
    () => (left -= 1) >= 0,
  )
}

async function nextNight(more: Partial<ReconcileDeps> = {}) {
  night += 1
  return await compare(more)
}

const listed = (kind: Difference, ...ids: readonly string[]) => ({ [kind]: { count: ids.length, ids } })

test('nothing is found when both sides agree, and every user with access was compared', async () => {
  const payers = [await paying(), await paying({ plan: 'starter' })]
  const found = await nextNight()
  expect(found).toMatchObject({
    phase: 'done',
    differences: {},
    healed: 0,
    checked: payers.length,
    cursor: null,
  })
  expect(found?.finishedAt).not.toBeNull()
})

test.each([
  [
    'a paying customer whom the table does not let in',
    'live_without_access',
    async (customer: Customer) => await breakTable(customer, NO_SUBSCRIPTION),
  ],
  [
    'a paying customer in the table as in a trial that is over',
    'live_without_access',
    async (customer: Customer) => await breakTable(customer, { isTrial: true, trialEndsAt: new Date(0) }),
  ],
  [
    'a paying customer whose month the table skips',
    'live_without_access',
    async (customer: Customer) =>
      await breakTable(customer, {
        pause: { from: new Date(0), until: new Date('2099-01-01T00:00:00.000Z') },
      }),
  ],
  [
    'a pause that nobody planned',
    'other_dates',
    async (customer: Customer) =>
      await breakTable(customer, {
        pause: {
          from: new Date('2099-01-01T00:00:00.000Z'),
          until: new Date('2099-02-01T00:00:00.000Z'),
        },
      }),
  ],
  ['another plan', 'other_plan', async (customer: Customer) => await breakTable(customer, { plan: 'elite' })],
  [
    'a trial in the table of somebody who pays',
    'other_plan',
    async (customer: Customer) =>
      await breakTable(customer, { isTrial: true, trialEndsAt: new Date('2099-01-01T00:00:00.000Z') }),
  ],
  [
    'another end of the paid month',
    'other_dates',
    async (customer: Customer) =>
      await breakTable(customer, { planExpiresAt: new Date('2026-01-01T00:00:00.000Z') }),
  ],
  [
    'a cancellation that the provider does not know',
    'other_dates',
    async (customer: Customer) =>
      await breakTable(customer, { cancelAt: new Date('2099-01-01T00:00:00.000Z') }),
  ],
] as const)('%s: found as %s, named and put right', async (_, kind, wrong) => {
  const customer = await paying()
  const before = await saying(customer)
  await wrong(customer)
  expect(await nextNight()).toMatchObject({
    phase: 'done',
    differences: listed(kind, customer.userId),
    healed: 1,
  })
  // A corrected plan is active from now on and records the plan that it replaced.
  const since = { planActivatedAt: null, previousPlan: null }
  expect({ ...(await saying(customer)), ...since }).toEqual({ ...before, ...since })
  expect(await nextNight()).toMatchObject({ differences: {}, healed: 0 })
})

test('changes at the provider without an event: a subscription, a change of plan, a cancellation, an end', async () => {
  const [opened, changed, cancelled, ended] = [
    await paying({ told: false }),
    await paying(),
    await paying(),
    await paying(),
  ]
  const item =
    stage.emulators.stripe.state.subscriptions.find(({ id }) => id === changed.subscriptionId)?.item ?? ''
  await askStripe(stage, 'POST', `/v1/subscriptions/${changed.subscriptionId}`, {
    'items[0][id]': item,
    'items[0][price]': prices.elite,
    proration_behavior: 'none',
  })
  await askStripe(stage, 'POST', `/v1/subscriptions/${cancelled.subscriptionId}`, {
    cancel_at_period_end: 'true',
  })
  await askStripe(stage, 'DELETE', `/v1/subscriptions/${ended.subscriptionId}`)
  expect(await nextNight()).toMatchObject({
    healed: 4,
    differences: {
      ...listed('live_without_access', opened.userId),
      ...listed('other_plan', changed.userId),
      ...listed('other_dates', cancelled.userId),
      ...listed('access_without_provider', ended.userId),
    },
  })
  expect([await saying(opened), await saying(changed), await saying(ended)]).toMatchObject([
    { plan: 'pro' },
    { plan: 'elite' },
    { plan: null },
  ])
  expect((await saying(cancelled)).cancelAt).toEqual((await saying(cancelled)).planExpiresAt)
})

test('access without a payment, for a user unknown to the provider, is reported and left to an operator', async () => {
  const { userId } = await seedAccount({
    issuer: 'https://issuer.example',
    subject: 'by-hand',
    email: 'by-hand@mail.example',
    firstName: 'Robin',
    lastName: 'Sample',
    plan: 'elite',
  })
  expect(await nextNight()).toMatchObject({
    differences: listed('access_without_provider', userId),
    healed: 0,
  })
  expect(await billings.read(userId)).toMatchObject({ subscription: { plan: 'elite' } })
  await table.remove(keys.profile(userId))
})

test('two subscriptions of one customer are reported, and one of them is refunded and cancelled', async () => {
  const customer = await paying()
  await askStripe(stage, 'POST', '/v1/subscriptions', {
    customer: customer.customerId,
    'items[0][price]': prices.starter,
    'metadata[plan]': 'starter',
  })
  expect(await nextNight()).toMatchObject({
    differences: listed('two_subscriptions', customer.userId),
    healed: 1,
  })
  const living = stage.emulators.stripe.state.subscriptions.filter(
    (sub) => sub.customer === customer.customerId && sub.status === 'active',
  )
  expect(living.map(({ id }) => id)).toEqual([customer.subscriptionId])
  expect(
    stage.emulators.stripe.state.charges
      .filter((charge) => charge.customer === customer.customerId)
      .map(refundedOf),
  ).toEqual([0, 9_900])
})

test('an unknown customer is reported by its id; one that our metadata name is matched to its user', async () => {
  const stranger = Made.parse(
    await askStripe(stage, 'POST', '/v1/customers', {
      email: 'stranger@mail.example',
      'metadata[userId]': 'usr_nobody',
    }),
  )
  await askStripe(stage, 'POST', '/v1/payment_methods/pm_card_mastercard/attach', { customer: stranger.id })
  const card = stage.emulators.stripe.state.paymentMethods.at(-1)?.id ?? ''
  await askStripe(stage, 'POST', '/v1/subscriptions', {
    customer: stranger.id,
    'items[0][price]': prices.pro,
    default_payment_method: card,
  })
  const forgotten = await paying({ told: false })
  await table.remove(keys.customer(forgotten.customerId))
  await table.remove(keys.billing(forgotten.userId))
  expect(await nextNight()).toMatchObject({
    differences: {
      ...listed('unknown_customer', stranger.id),
      ...listed('live_without_access', forgotten.userId),
    },
    healed: 1,
  })
  expect(await saying(forgotten)).toMatchObject({ plan: 'pro' })
})

test('a difference that is gone at the second look is not reported', async () => {
  const customer = await paying({ told: false })
  const found = await nextNight({
    sleep: async () => void (await syncSubscription(customer.userId, depsOf(syncServices))),
  })
  expect(found?.differences['live_without_access']).toBeUndefined()
})

test('it continues where it stopped, and never runs twice at the same time', async () => {
  night += 1
  const first = await compare({}, 1)
  expect(first).toMatchObject({ phase: 'table', pages: 1 })
  // One page for each of the eight shards.
  const rest = await compare()
  expect(rest).toMatchObject({ phase: 'done', pages: 9 })
  expect(await compare()).toMatchObject({ phase: 'done', pages: 9 })
  night += 1
  const [one, other] = await Promise.all([compare(), compare()])
  expect([one, other].filter((result) => result === null)).toHaveLength(1)
})

test('when the provider does not answer the progress is kept, and the next call continues', async () => {
  night += 1
  const silent = {
    ...customers(),
    living: async () => {
      throw new Error('no answer')
    },
  }
  await expect(compare({ customers: silent })).rejects.toThrow('no answer')
  expect(await compare()).toMatchObject({ phase: 'done' })
})

test('the schedule runs it once a day', async () => {
  const run = scheduleHandler('reconcile-billing')
  const context = lambdaContext('reconcile-billing', 300_000)
  expect(await run({}, context)).toMatchObject({ phase: 'done' })
  expect(await run({}, context)).toMatchObject({ phase: 'done' })
})

test('a pause that is planned, runs or was taken back is no difference, and one that the table lost is found', async () => {
  const [kept, lost, back] = [await paying(), await paying(), await paying()]
  const pauses = planPauses()
  const from = (await billings.read(lost.userId)).subscription.planExpiresAt
  for (const { userId } of [kept, lost, back]) {
    const { billing, subscription } = await billings.read(userId)
    const paidUntil = subscription.planExpiresAt ?? new Date(0)
    await pauses.pause({ subscriptionId: billing.subscriptionId ?? '', from: paidUntil }, `pause:${userId}`)
    if (userId === back.userId) await pauses.lift(billing.subscriptionId ?? '')
    if (userId !== lost.userId) await syncSubscription(userId, depsOf(syncServices))
  }
  expect((await nextNight())?.differences).toMatchObject(listed('other_dates', lost.userId))
  expect((await saying(lost)).pause).toMatchObject({ from })
  stage.advance(32 * DAY)
  await stage.emulators.stripe.tick()
  for (const { userId } of [kept, lost, back]) await syncSubscription(userId, depsOf(syncServices))
  await breakTable(lost, { pause: null })
  expect((await nextNight())?.differences).toMatchObject(listed('access_without_provider', lost.userId))
  expect((await saying(lost)).pause).toMatchObject({ from })
  expect((await saying(back)).pause).toBeNull()
})

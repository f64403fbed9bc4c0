import { expect, test } from 'vitest'
import { billingStore } from '#functions/billing/billing.store.ts'
import { eventStore } from '#functions/billing/events/event.store.ts'
import { allowanceAt } from '#functions/account/allowance.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { LOCAL_CLIENTS } from '#dev/emulators.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { HANDLED_EVENTS } from '#functions/billing/events/event-model.ts'
import { seededRandom } from './simulation/random.ts'
import { tableOf } from '#harness/table-of.ts'
import { newCustomer, PHASES, type Customer } from './stripe-scenarios.ts'

const INTERLEAVINGS = 80
const random = seededRandom(20_261_121)

const stage = await testStage({ workers: { concurrency: 6 } })
const { stripe } = stage.emulators
stripe.webhooks({ hold: true })
const table = tableOf(stage)

const shuffled = <T>(items: readonly T[]): readonly T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

const delivered: string[] = []
let deliveries = 0

/**
 * Releases a share of the held events, shuffled over all customers, with some of them and earlier ones sent
 * twice.
 */
async function deliver(share: number): Promise<void> {
  const held = stripe.state.deliveries.filter(({ status }) => status === 'held').map(({ event }) => event)
  const chosen = shuffled(held).slice(0, Math.ceil(held.length * share))
  for (let from = 0; from < chosen.length; from += 25) {
    const part = chosen.slice(from, from + 25)
    await stripe.release(part)
    delivered.push(...part)
    deliveries += part.length
    for (const event of shuffled(delivered.slice(-200)).slice(0, 4)) {
      await stripe.redeliver(event)
      deliveries += 1
    }
  }
}

/**
 * The provider's state of a customer in our table's terms, from the emulator's records instead of our
 * adapters.
 */
function truthOf({ customerId }: Customer, everPaid: boolean) {
  const { prices } = LOCAL_CLIENTS.stripe
  const sub = stripe.state.subscriptions.findLast(({ customer }) => customer === customerId)
  const lives = sub !== undefined && (sub.status === 'active' || (sub.status === 'past_due' && everPaid))
  if (!lives) return { plan: null, until: null, ends: null }
  const at = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000).toISOString())
  return {
    plan: Object.entries(prices).find(([, price]) => price === sub.price)?.[0] ?? '',
    until: at(sub.periodEnd),
    ends: at(sub.cancelAt),
  }
}

const hasPaid = ({ customerId }: Customer): boolean =>
  stripe.state.charges.some(({ customer, paid, amount }) => customer === customerId && paid && amount > 0)

async function tableSays({ userId }: Customer) {
  const { subscription } = await billingStore(table).read(userId)
  const allowance = allowanceAt(subscription, systemClock.now())
  if (allowance.kind !== 'plan') return { plan: null, until: null, ends: null }
  return {
    plan: allowance.plan,
    until: subscription.planExpiresAt?.toISOString() ?? null,
    ends: subscription.cancelAt?.toISOString() ?? null,
  }
}

const handled = () => stripe.state.events.filter(({ type }) => HANDLED_EVENTS.has(type))

async function advance(ms: number): Promise<void> {
  stage.advance(ms)
  await stripe.tick()
}

async function inGroups(
  customers: readonly Customer[],
  work: (customer: Customer) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < customers.length; from += 10)
    await Promise.all(customers.slice(from, from + 10).map(work))
}

test(`${INTERLEAVINGS} subscriptions with late, duplicate and reordered events end in the provider's state`, async () => {
  const customers: Customer[] = []
  for (let index = 0; index < INTERLEAVINGS; index += 1) customers.push(await newCustomer(stage, index))
  for (const phase of PHASES) {
    // Earlier events are delivered while the next actions happen.
    await Promise.all([deliver(0.6), inGroups(customers, (customer) => phase.action(stage, customer))])
    await advance(phase.lasts)
  }
  // Our own changes at the provider also come back as events.
  const done = new Set<string>()
  await waitFor(
    async () => {
      await deliver(1)
      for (const { id } of handled().filter((event) => !done.has(event.id))) {
        if ((await eventStore(table).find(id))?.state !== 'done') return false
        done.add(id)
      }
      return true
    },
    { everyMs: 500, what: 'every event to be done' },
  )

  const [ours, theirs] = [
    await Promise.all(customers.map(tableSays)),
    customers.map((customer) => truthOf(customer, hasPaid(customer))),
  ]
  expect(ours).toEqual(theirs)
  // The subscriptions ended differently, and events were late and repeated.
  expect(new Set(theirs.map(({ plan }) => plan))).toEqual(new Set([null, 'starter', 'pro', 'elite']))
  expect(new Set(stripe.state.subscriptions.map(({ status }) => status))).toEqual(
    new Set(['active', 'canceled', 'past_due']),
  )
  expect(deliveries).toBeGreaterThan(INTERLEAVINGS * 25)
})

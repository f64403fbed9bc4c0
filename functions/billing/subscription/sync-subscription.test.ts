import { describe, expect, test } from 'vitest'
import { syncSubscription, type SyncSubscriptionDeps } from './sync-subscription.ts'
import type { ProviderCustomer, ProviderSubscription, SavedCard } from '../model.ts'
import { crashingAt, pretendProvider, type PretendProvider } from '#harness/billing/pretend-provider.ts'
import { paidInvoice, subscribed } from '#harness/billing/subscriptions.ts'
import { pretendStore } from '#harness/billing/pretend-store.ts'
import type { BillingStore } from '../billing.store.ts'
import type { StripeCustomer } from '#vendors/stripe/stripe-billing.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const opened = new Date('2026-03-10T11:50:00.000Z')
const trialEnd = new Date('2026-03-11T11:50:00.000Z')
const card: SavedCard = { id: 'pm_1', fingerprint: 'print_1', brand: 'visa', lastFour: '4242' }

const trialing = (id: string) =>
  subscribed({
    id,
    status: 'trialing',
    createdAt: opened,
    trialStart: opened,
    trialEnd,
    periodEnd: trialEnd,
    pendingSetupId: `seti_${id}`,
  })
const confirmed = (id: string, subscriptions: readonly ProviderSubscription[]): ProviderCustomer => ({
  id,
  card: null,
  subscriptions,
  hasPaid: false,
  setups: subscriptions.map((subscription, index) => ({
    id: `seti_${subscription.id}`,
    status: index === 0 ? 'succeeded' : 'open',
    createdAt: opened,
    card: index === 0 ? card : null,
    clientSecret: null,
  })),
})
const paidTwice = (): ProviderCustomer => {
  const active = (id: string, createdAt: Date): ProviderSubscription => ({
    ...trialing(id),
    createdAt,
    status: 'active',
    trialStart: null,
    trialEnd: null,
    card,
    latestInvoice: paidInvoice(id),
  })
  return { ...confirmed('cus_1', [active('sub_1', opened), active('sub_2', now)]), hasPaid: true }
}

const deps = (billings: BillingStore, stripeCustomer: StripeCustomer): SyncSubscriptionDeps => ({
  billings,
  stripeCustomer,
  fingerprints: { fingerprint: (value) => `hmac(${value})` },
  clock: { now: () => now },
})

/** The whole state of one account's subscription, at the provider and on our side. */
const outcome = (
  { store, provider }: { store: ReturnType<typeof pretendStore>; provider: PretendProvider },
  userId: string,
) => {
  const {
    billing: { version: _, ...billing },
    subscription,
  } = store.read(userId)
  return {
    billing,
    subscription,
    cards: [...store.cards],
    customers: [...provider.customers.values()],
    refunds: provider.refunds,
  }
}

const SCENES: readonly (readonly [string, () => ProviderCustomer, string | null])[] = [
  ['a trial begins and its card is set', () => confirmed('cus_1', [trialing('sub_1')]), null],
  [
    'a trial begins while a second subscription waits',
    () =>
      confirmed('cus_1', [
        trialing('sub_1'),
        { ...trialing('sub_2'), status: 'incomplete', trialStart: null, trialEnd: null, card: null },
      ]),
    null,
  ],
  ['the card had its trial on another account', () => confirmed('cus_1', [trialing('sub_1')]), 'usr_other'],
  ['two were paid', paidTwice, null],
  ['the customer is gone', () => ({ ...confirmed('cus_2', []) }), null],
]

function sceneOf([, customer, cardOwner]: (typeof SCENES)[number]) {
  const store = pretendStore({ usr_1: 'cus_1' })
  if (cardOwner !== null) store.cards.set('hmac(card:print_1)', cardOwner)
  return { store, provider: pretendProvider([customer()]) }
}

describe('a crash at any call', () => {
  test.each(SCENES)('%s: the next sync ends where one without a crash ends', async (...scene) => {
    const whole = sceneOf(scene)
    let calls = 0
    const counting = <T>(call: () => Promise<T>): Promise<T> => {
      calls += 1
      return call()
    }
    await syncSubscription('usr_1', through(whole, counting))
    const expected = outcome(whole, 'usr_1')
    expect(calls).toBeGreaterThan(2)
    for (let step = 0; step < calls; step += 1) {
      for (const when of ['before', 'after'] as const) {
        const broken = sceneOf(scene)
        await expect(syncSubscription('usr_1', through(broken, crashingAt(step, when)))).rejects.toThrow(
          'isn’t answering',
        )
        await syncSubscription('usr_1', deps(broken.store.store, broken.provider))
        expect(outcome(broken, 'usr_1'), `died ${when} call ${step}`).toEqual(expected)
      }
    }
  })

  test.each(SCENES)('%s: another sync changes nothing', async (...scene) => {
    const whole = sceneOf(scene)
    await syncSubscription('usr_1', deps(whole.store.store, whole.provider))
    const before = [outcome(whole, 'usr_1'), whole.store.read('usr_1').billing.version]
    await syncSubscription('usr_1', deps(whole.store.store, whole.provider))
    expect([outcome(whole, 'usr_1'), whole.store.read('usr_1').billing.version]).toEqual(before)
  })
})

type Wrap = <T>(call: () => Promise<T>) => Promise<T>
function through(
  { store: { store }, provider }: { store: ReturnType<typeof pretendStore>; provider: PretendProvider },
  wrap: Wrap,
): SyncSubscriptionDeps {
  return deps(
    {
      ...store,
      read: (...args) => wrap(() => store.read(...args)),
      write: (...args) => wrap(() => store.write(...args)),
      trialOwner: (...args) => wrap(() => store.trialOwner(...args)),
    },
    {
      customer: (...args) => wrap(() => provider.customer(...args)),
      apply: (...args) => wrap(() => provider.apply(...args)),
    },
  )
}

describe('two syncs at the same time', () => {
  test('a sync that read an older state never overwrites a newer one', async () => {
    const { store, provider } = sceneOf(['', () => confirmed('cus_1', [trialing('sub_1')]), null])
    let first = true
    const slow: StripeCustomer = {
      ...provider,
      async customer(id) {
        const seen = await provider.customer(id)
        if (first) {
          first = false
          provider.customers.set('cus_1', {
            ...confirmed('cus_1', [{ ...trialing('sub_1'), status: 'canceled' }]),
          })
          await syncSubscription('usr_1', deps(store.store, provider))
          provider.customers.set(
            'cus_1',
            confirmed('cus_1', [{ ...trialing('sub_1'), status: 'active', planId: 'elite', card }]),
          )
          await syncSubscription('usr_1', deps(store.store, provider))
        }
        return seen
      },
    }
    await syncSubscription('usr_1', deps(store.store, slow))
    expect(store.read('usr_1').subscription).toMatchObject({ plan: 'elite', isTrial: false })
  })

  test('of two accounts with one card at the same instant, one gets the trial and the other one is cancelled', async () => {
    const store = pretendStore({ usr_1: 'cus_1', usr_2: 'cus_2' })
    const provider = pretendProvider([
      confirmed('cus_1', [trialing('sub_1')]),
      confirmed('cus_2', [trialing('sub_2')]),
    ])
    await Promise.all([
      syncSubscription('usr_1', deps(store.store, provider)),
      syncSubscription('usr_2', deps(store.store, provider)),
    ])
    const trials = ['usr_1', 'usr_2'].map((userId) => store.read(userId).subscription.isTrial)
    expect(trials.filter(Boolean)).toHaveLength(1)
    expect(
      [...provider.customers.values()]
        .flatMap(({ subscriptions }) => subscriptions.map(({ status }) => status))
        .toSorted(),
    ).toEqual(['canceled', 'trialing'])
  })

  test('an account that was deleted is left alone', async () => {
    const store = pretendStore({})
    const provider = pretendProvider([])
    expect((await syncSubscription('usr_gone', deps(store.store, provider))).subscription).toEqual(
      NO_SUBSCRIPTION,
    )
  })
})

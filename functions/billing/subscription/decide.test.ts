import { describe, expect, test } from 'vitest'
import { type Subscription, NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { decide } from './decide.ts'
import { invoice, paidInvoice, subscribed } from '#harness/billing/subscriptions.ts'
import {
  NO_BILLING,
  type Billing,
  type CardSetup,
  type LatestInvoice,
  type ProviderCustomer,
  type ProviderSubscription,
  type SavedCard,
  type SubscriptionStatus,
} from '../model.ts'

const at = (text: string): Date => new Date(`2026-03-${text}Z`)
const now = at('10T12:00:00')
const opened = at('10T11:50:00')
const trialEnd = at('11T11:50:00')
const periodEnd = at('31T11:50:00')

const card: SavedCard = { id: 'pm_1', fingerprint: 'print_1', brand: 'visa', lastFour: '4242' }
const setup: CardSetup = {
  id: 'seti_1',
  status: 'succeeded',
  createdAt: opened,
  card,
  clientSecret: 'seti_1_secret_x',
}
const due: LatestInvoice = {
  ...invoice,
  status: 'open',
  total: 12_900,
  payment: { id: 'pi_1', status: 'open' },
  clientSecret: 'pi_1_secret_x',
}
const paid = paidInvoice('1')
const overdue = {
  amountCents: 12_900,
  problem: 'declined',
  brand: 'visa',
  lastFour: '4242',
  nextTryAt: null,
  since: new Date('2026-03-01T08:00:00.000Z'),
} as const

const sub = (status: SubscriptionStatus, more: Partial<ProviderSubscription> = {}) =>
  subscribed({ status, createdAt: opened, periodEnd, ...more })
const trialing = (more: Partial<ProviderSubscription> = {}) =>
  sub('trialing', { trialStart: opened, trialEnd, periodEnd: trialEnd, pendingSetupId: 'seti_1', ...more })
const customer = (
  subscriptions: readonly ProviderSubscription[],
  more: Partial<ProviderCustomer> = {},
): ProviderCustomer => ({ id: 'cus_1', card: null, subscriptions, setups: [], hasPaid: false, ...more })
const billing = (more: Partial<Billing> = {}): Billing => ({
  ...NO_BILLING,
  version: 3,
  customerId: 'cus_1',
  ...more,
})

const TRIAL: Subscription = {
  ...NO_SUBSCRIPTION,
  plan: 'pro',
  isTrial: true,
  trialStartAt: opened,
  trialEndsAt: trialEnd,
  trialEmailsAllowed: 5,
  trialPlan: 'pro',
}
const PRO: Subscription = {
  ...NO_SUBSCRIPTION,
  plan: 'pro',
  planActivatedAt: at('01T08:00:00'),
  planExpiresAt: at('31T08:00:00'),
}
const OVER: Subscription = { ...TRIAL, plan: null, trialEndsAt: now }
const decisionOn = (
  provider: ProviderCustomer | null,
  own: Partial<Billing> = {},
  subscription = NO_SUBSCRIPTION,
  at2 = now,
) => decide(provider, { billing: billing(own), subscription }, false, at2)

describe("the account's subscription", () => {
  const first = { ...NO_SUBSCRIPTION, plan: 'pro', planActivatedAt: now, planExpiresAt: periodEnd } as const
  const cancelled = { cancelAt: at('20T00:00:00') }
  const CURRENT = { subscriptionId: 'sub_1' }
  const USED = { ...CURRENT, trialUsedAt: opened }
  const without: readonly (readonly [string, ProviderCustomer, Subscription])[] = [
    ['trialing, no card: nothing yet', customer([trialing()]), NO_SUBSCRIPTION],
    [
      'trialing, card form open: nothing yet',
      customer([trialing()], { setups: [{ ...setup, status: 'open', card: null }] }),
      NO_SUBSCRIPTION,
    ],
    ['trialing, card form succeeded', customer([trialing()], { setups: [setup] }), TRIAL],
    [
      'trialing, a card form of an earlier subscription: nothing yet',
      customer([trialing()], { setups: [{ ...setup, createdAt: at('10T11:40:00') }] }),
      NO_SUBSCRIPTION,
    ],
    [
      'trialing, its card was taken away again',
      customer([trialing()], { setups: [{ ...setup, card: null }] }),
      NO_SUBSCRIPTION,
    ],
    ['trialing, own card', customer([trialing({ card })]), TRIAL],
    ["trialing, the customer's card", customer([trialing()], { card }), TRIAL],
    ['trialing, free for ever', customer([trialing({ freeForever: true })]), TRIAL],
    ['active, first time', customer([sub('active', { card, latestInvoice: paid })]), first],
    ['never paid in time', customer([sub('incomplete_expired', { latestInvoice: due })]), NO_SUBSCRIPTION],
    ['unfinished', customer([sub('incomplete', { latestInvoice: due })]), NO_SUBSCRIPTION],
    ['nothing was ever ordered', customer([]), NO_SUBSCRIPTION],
  ]
  test.each(without)('%s', (_, provider, expected) => {
    expect(decisionOn(provider).subscription).toEqual(expected)
  })

  const renewed = { ...PRO, planExpiresAt: periodEnd }
  const withOne: readonly (readonly [
    string,
    ProviderCustomer | null,
    Subscription,
    Partial<Billing>,
    Subscription,
  ])[] = [
    [
      'trialing, cancelled',
      customer([trialing({ card, cancelAt: trialEnd })]),
      TRIAL,
      USED,
      { ...TRIAL, cancelAt: trialEnd },
    ],
    ['active, same plan as before', customer([sub('active', { card })]), PRO, CURRENT, renewed],
    [
      'active, other plan than before',
      customer([sub('active', { card, planId: 'elite' })]),
      PRO,
      CURRENT,
      { ...first, plan: 'elite', previousPlan: 'pro' },
    ],
    [
      'active, cancelled for later',
      customer([sub('active', { card, ...cancelled })]),
      PRO,
      CURRENT,
      { ...renewed, ...cancelled },
    ],
    [
      'active, the cancellation was taken back',
      customer([sub('active', { card })]),
      { ...PRO, ...cancelled },
      CURRENT,
      renewed,
    ],
    [
      'active, with a price that is not one of ours',
      customer([sub('active', { planId: null })]),
      PRO,
      CURRENT,
      renewed,
    ],
    [
      'active, with a lower plan chosen for the next month',
      customer([sub('active', { nextPlanId: 'starter', card })]),
      PRO,
      CURRENT,
      { ...renewed, nextPlan: 'starter' },
    ],
    [
      'active, on the plan that was chosen for the month that has begun',
      customer([sub('active', { planId: 'starter', card })]),
      { ...PRO, nextPlan: 'starter', planExpiresAt: at('10T08:00:00') },
      CURRENT,
      { ...renewed, plan: 'starter', previousPlan: 'pro', planActivatedAt: at('10T08:00:00') },
    ],
    [
      'overdue, after a payment that the provider knows of',
      customer([sub('past_due', { card, latestInvoice: due })], { hasPaid: true }),
      PRO,
      CURRENT,
      { ...renewed, overdue },
    ],
    [
      'overdue, after a payment that we know of',
      customer([sub('past_due', { card, latestInvoice: due })]),
      PRO,
      { ...CURRENT, hasPaid: true },
      { ...renewed, overdue },
    ],
    [
      'the first charge failed',
      customer([sub('past_due', { card, latestInvoice: due })]),
      TRIAL,
      USED,
      { ...OVER, overdue },
    ],
    [
      'unpaid',
      customer([sub('unpaid', { card, latestInvoice: due })], { hasPaid: true }),
      PRO,
      CURRENT,
      { ...NO_SUBSCRIPTION, overdue },
    ],
    ['paused', customer([sub('paused')], { hasPaid: true }), PRO, CURRENT, NO_SUBSCRIPTION],
    ['ended', customer([sub('canceled', { latestInvoice: paid })]), PRO, CURRENT, NO_SUBSCRIPTION],
    ['ended in its trial', customer([trialing({ status: 'canceled', card })]), TRIAL, USED, OVER],
    [
      'unfinished after one that ended',
      customer([sub('incomplete', { id: 'sub_2', latestInvoice: due }), sub('canceled')]),
      PRO,
      CURRENT,
      NO_SUBSCRIPTION,
    ],
    [
      'a plan that is not from the provider stays while an order is unfinished',
      customer([sub('incomplete', { latestInvoice: due })]),
      PRO,
      {},
      PRO,
    ],
    ['the customer was deleted', null, PRO, CURRENT, NO_SUBSCRIPTION],
  ]
  test.each(withOne)('%s', (_, provider, before, own, expected) => {
    expect(decisionOn(provider, own, before).subscription).toEqual(expected)
  })

  test('the plan after a trial begins at the end of the trial, however late the event arrives', () => {
    const later = at('11T12:55:00')
    expect(
      decisionOn(
        customer([sub('active', { trialStart: opened, trialEnd, card })]),
        { subscriptionId: 'sub_1', trialUsedAt: opened },
        TRIAL,
        later,
      ).subscription,
    ).toEqual({
      ...NO_SUBSCRIPTION,
      plan: 'pro',
      planActivatedAt: trialEnd,
      planExpiresAt: periodEnd,
    })
  })

  test('a plan begins when it was paid, however late that is and however late the event arrives', () => {
    const paidAt = at('14T09:00:00')
    const begun = (provider: ProviderSubscription, before: Subscription) =>
      decisionOn(customer([provider]), { trialUsedAt: opened }, before, at('15T12:00:00')).subscription
        .planActivatedAt
    const active = sub('active', { card, latestInvoice: { ...paid, paidAt } })
    expect(begun(active, NO_SUBSCRIPTION)).toEqual(paidAt)
    expect(begun(active, OVER)).toEqual(paidAt)
    expect(begun({ ...active, trialStart: opened, trialEnd }, OVER)).toEqual(paidAt)
    const inTime = { ...paid, paidAt: at('11T12:50:00') }
    expect(begun({ ...active, trialStart: opened, trialEnd, latestInvoice: inTime }, TRIAL)).toEqual(trialEnd)
  })
})

describe("the account's billing", () => {
  test('a trial that began is used up, and its card is claimed', () => {
    const decision = decisionOn(customer([trialing()], { setups: [setup] }))
    expect(decision.billing).toEqual({
      customerId: 'cus_1',
      openingSince: null,
      formerCustomerId: null,
      subscriptionId: 'sub_1',
      attempt: null,
      trialUsedAt: opened,
      trialRefused: null,
      paymentProblem: null,
      hasPaid: false,
      dueAt: at('11T05:50:00'),
    })
    expect(decision.claimCard).toBe('print_1')
  })

  test('a status that we do not know changes nothing, and cancels nothing', () => {
    const own = { subscription: TRIAL, billing: billing({ subscriptionId: 'sub_1' }) }
    const unknown = decide(customer([sub('unknown', { id: 'sub_1' })]), own, false, now)
    expect([unknown.subscription, unknown.billing.subscriptionId, unknown.writes]).toEqual([
      TRIAL,
      'sub_1',
      [],
    ])
    const beside = customer([sub('active', { id: 'sub_2', card }), sub('unknown', { id: 'sub_1' })], { card })
    expect(decide(beside, own, false, now).writes).toEqual([])
  })

  test('a deleted customer is removed and kept as the former one', () => {
    expect(
      decisionOn(null, { subscriptionId: 'sub_1', hasPaid: true, trialUsedAt: opened }, PRO).billing,
    ).toMatchObject({
      customerId: null,
      formerCustomerId: 'cus_1',
      hasPaid: true,
      trialUsedAt: opened,
      dueAt: null,
    })
  })

  test.each([
    ['overdue', sub('past_due', { latestInvoice: due }), 'declined'],
    [
      'waiting for a confirmation',
      sub('past_due', { latestInvoice: { ...due, payment: { id: 'pi_1', status: 'action_required' } } }),
      'action_required',
    ],
    ['unpaid', sub('unpaid', { latestInvoice: due }), 'declined'],
    ['not finished', sub('incomplete', { latestInvoice: due }), null],
    ['paid', sub('active', { latestInvoice: paid }), null],
  ] as const)('the problem of a payment that is %s', (_, subscription, problem) => {
    expect(decisionOn(customer([subscription])).billing.paymentProblem).toBe(problem)
  })

  test.each([
    ['the user is notified that a trial will end', customer([trialing({ card })]), now, at('11T05:50:00')],
    ['a trial ends', customer([trialing({ card })]), at('11T05:50:00'), trialEnd],
    ['a trial that was cancelled ends', customer([trialing({ card, cancelAt: trialEnd })]), now, trialEnd],
    ['a renewal is charged', customer([sub('active', { card })]), now, at('31T13:50:00')],
    [
      'a cancellation takes effect',
      customer([sub('active', { card, cancelAt: at('20T00:00:00') })]),
      now,
      at('20T00:00:00'),
    ],
    [
      'the provider is late with the end of a trial',
      customer([trialing({ card })]),
      at('11T11:50:30'),
      at('11T11:51:30'),
    ],
    ['nothing is expected', customer([sub('canceled')]), now, null],
  ] as const)('the account is due when %s', (_, provider, at2, expected) => {
    expect(decisionOn(provider, {}, NO_SUBSCRIPTION, at2).billing.dueAt).toEqual(expected)
  })
})

describe('one trial per user', () => {
  const given = customer([trialing({ card, latestInvoice: invoice })], {
    setups: [{ ...setup, id: 'seti_1', status: 'succeeded' }],
  })

  test('a card that had its trial on another account starts none, and the subscription is cancelled without a charge', () => {
    const decision = decide(given, { billing: billing(), subscription: NO_SUBSCRIPTION }, true, now)
    expect(decision).toMatchObject({
      subscription: NO_SUBSCRIPTION,
      billing: { trialRefused: 'card', trialUsedAt: null, subscriptionId: null },
      claimCard: null,
    })
    expect(decision.writes).toEqual([
      { kind: 'cancel_subscription', subscriptionId: 'sub_1', why: 'trial_refused' },
    ])
  })

  test('a second trial of the same account is cancelled, the running one is not', () => {
    const second = trialing({ id: 'sub_2', card, createdAt: now })
    const own = { trialUsedAt: opened, subscriptionId: 'sub_1' }
    expect(decisionOn(customer([second]), own, OVER).writes).toEqual([
      { kind: 'cancel_subscription', subscriptionId: 'sub_2', why: 'trial_refused' },
    ])
    expect(decisionOn(customer([second, trialing({ card })], { card }), own, TRIAL)).toMatchObject({
      subscription: TRIAL,
      writes: [{ kind: 'cancel_subscription', subscriptionId: 'sub_2', why: 'trial_refused' }],
    })
  })

  test('a refused account stays refused, and a paid plan is not touched by it', () => {
    expect(decisionOn(given, { trialRefused: 'card' }).writes).toEqual([
      { kind: 'cancel_subscription', subscriptionId: 'sub_1', why: 'trial_refused' },
    ])
    expect(
      decisionOn(customer([sub('active', { card, latestInvoice: paid })], { card }), {
        trialRefused: 'card',
      }),
    ).toMatchObject({ subscription: { plan: 'pro' }, writes: [] })
  })
})

describe('the writes to the provider', () => {
  const use = { kind: 'use_card', customerId: 'cus_1', subscriptionId: 'sub_1', cardId: 'pm_1' }

  test('the card that was given is made the default, until it is', () => {
    expect(decisionOn(customer([trialing()], { setups: [setup] })).writes).toEqual([use])
    expect(decisionOn(customer([trialing({ card })], { setups: [setup] })).writes).toEqual([use])
    expect(decisionOn(customer([sub('active', { card, latestInvoice: paid })])).writes).toEqual([use])
    expect(decisionOn(customer([trialing({ card })], { setups: [setup], card })).writes).toEqual([])
    expect(decisionOn(customer([trialing()], { card })).writes).toEqual([])
  })

  test('the better of two subscriptions stays; the other one is refunded and its card setup is cancelled', () => {
    const active = sub('active', { card, latestInvoice: paid })
    const extra = sub('active', {
      id: 'sub_2',
      card,
      createdAt: now,
      latestInvoice: { ...paid, id: 'in_2', payment: { id: 'pi_2', status: 'succeeded' } },
    })
    expect(decisionOn(customer([extra, active], { card }), { subscriptionId: 'sub_1' }, PRO).writes).toEqual([
      { kind: 'refund', paymentId: 'pi_2', invoiceId: 'in_2' },
      { kind: 'cancel_subscription', subscriptionId: 'sub_2', why: 'superfluous' },
    ])
    const unfinished = trialing({ id: 'sub_3', pendingSetupId: 'seti_3' })
    const open: CardSetup = { ...setup, id: 'seti_3', status: 'open', card: null }
    expect(
      decisionOn(customer([unfinished, active], { card, setups: [open] }), { subscriptionId: 'sub_1' }, PRO)
        .writes,
    ).toEqual([
      { kind: 'cancel_setup', setupId: 'seti_3' },
      { kind: 'cancel_subscription', subscriptionId: 'sub_3', why: 'superfluous' },
    ])
    const late = sub('past_due', { id: 'sub_4', latestInvoice: { ...due, id: 'in_4' } })
    expect(decisionOn(customer([late, active], { card }), { subscriptionId: 'sub_4' }, PRO).writes).toEqual([
      { kind: 'void_invoice', invoiceId: 'in_4' },
      { kind: 'cancel_subscription', subscriptionId: 'sub_4', why: 'superfluous' },
    ])
  })

  test('without a subscription in effect unfinished ones are left alone; the card setup of one that ended is cancelled', () => {
    const open: CardSetup = { ...setup, status: 'open', card: null }
    expect(
      decisionOn(
        customer([trialing(), sub('incomplete', { id: 'sub_2', latestInvoice: due })], { setups: [open] }),
      ).writes,
    ).toEqual([])
    expect(decisionOn(customer([trialing({ status: 'canceled' })], { setups: [open] })).writes).toEqual([
      { kind: 'cancel_setup', setupId: 'seti_1' },
    ])
  })
})

import { expect, test } from 'vitest'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { NO_BILLING } from '../model.ts'
import { countedMoves } from './counted-moves.ts'

const NOW = new Date('2026-12-01T00:30:00.000Z')
const BEGAN = new Date('2026-11-29T23:00:00.000Z')
const LATER = new Date('2027-01-28T09:00:00.000Z')
const OTHER = new Date('2026-12-28T09:00:00.000Z')

const none = { billing: NO_BILLING, subscription: NO_SUBSCRIPTION }
const trial = {
  billing: { ...NO_BILLING, subscriptionId: 'sub_1', trialUsedAt: BEGAN },
  subscription: { ...NO_SUBSCRIPTION, plan: 'pro' as const, isTrial: true, trialEndsAt: NOW },
}
const paid = {
  billing: { ...trial.billing, hasPaid: true },
  subscription: { ...NO_SUBSCRIPTION, plan: 'pro' as const, planExpiresAt: OTHER },
}
const overdue = {
  ...paid,
  subscription: {
    ...paid.subscription,
    overdue: {
      amountCents: 12_900,
      problem: 'declined' as const,
      brand: null,
      lastFour: null,
      nextTryAt: null,
      since: BEGAN,
    },
  },
}
const ending = { ...paid, subscription: { ...paid.subscription, cancelAt: OTHER } }
const planned = { ...paid, subscription: { ...paid.subscription, pause: { from: OTHER, until: LATER } } }
const paused = { ...paid, subscription: { ...paid.subscription, pause: { from: BEGAN, until: OTHER } } }
const ended = { ...paid, subscription: NO_SUBSCRIPTION }

test.each([
  [
    'a trial begins, in its own month',
    none,
    trial,
    [
      { at: BEGAN, counts: { trials: 1 } },
      { at: NOW, counts: {} },
    ],
  ],
  [
    'a trial becomes paid in a later month, and counts in its own',
    trial,
    paid,
    [
      { at: BEGAN, counts: { trialsPaid: 1 } },
      { at: NOW, counts: {} },
    ],
  ],
  [
    'somebody who had no trial pays',
    none,
    { ...paid, billing: { ...paid.billing, trialUsedAt: null } },
    [{ at: NOW, counts: {} }],
  ],
  [
    'a plan is canceled',
    paid,
    ending,
    [
      { at: BEGAN, counts: {} },
      { at: NOW, counts: { cancelled: 1 } },
    ],
  ],
  [
    'a cancellation is taken back',
    ending,
    paid,
    [
      { at: BEGAN, counts: {} },
      { at: NOW, counts: { reactivated: 1 } },
    ],
  ],
  [
    'another subscription after a canceled one is no return',
    ending,
    { ...paid, billing: { ...paid.billing, subscriptionId: 'sub_2' } },
    [
      { at: BEGAN, counts: {} },
      { at: NOW, counts: {} },
    ],
  ],
  [
    'a canceled plan ends',
    ending,
    ended,
    [
      { at: BEGAN, counts: {} },
      { at: NOW, counts: {} },
    ],
  ],
  [
    'a charge is never paid',
    overdue,
    ended,
    [
      { at: BEGAN, counts: {} },
      { at: NOW, counts: { lapsed: 1 } },
    ],
  ],
  [
    'a late charge is paid',
    overdue,
    paid,
    [
      { at: BEGAN, counts: {} },
      { at: NOW, counts: {} },
    ],
  ],
  [
    'a plan is paused',
    paid,
    planned,
    [
      { at: BEGAN, counts: {} },
      { at: NOW, counts: { paused: 1 } },
    ],
  ],
  [
    'a pause is taken back before it begins',
    planned,
    paid,
    [
      { at: BEGAN, counts: {} },
      { at: NOW, counts: {} },
    ],
  ],
  [
    'a plan continues after its pause',
    paused,
    paid,
    [
      { at: BEGAN, counts: {} },
      { at: NOW, counts: { continued: 1 } },
    ],
  ],
  [
    'a plan is canceled in its skipped month',
    paused,
    ended,
    [
      { at: BEGAN, counts: {} },
      { at: NOW, counts: { cancelled: 1 } },
    ],
  ],
  [
    'a planned pause gives way to a cancellation',
    planned,
    ending,
    [
      { at: BEGAN, counts: {} },
      { at: NOW, counts: { cancelled: 1 } },
    ],
  ],
  [
    'nothing changes',
    paid,
    paid,
    [
      { at: BEGAN, counts: {} },
      { at: NOW, counts: {} },
    ],
  ],
])('%s', (_, before, after, moves) => {
  expect(countedMoves(before, after, NOW)).toEqual(moves)
})

test('in one month both are one move, because a transaction writes an item once', () => {
  const at = new Date('2026-11-30T09:00:00.000Z')
  expect(countedMoves(trial, { ...ending, billing: paid.billing }, at)).toEqual([
    { at, counts: { trialsPaid: 1, cancelled: 1 } },
  ])
})

import { expect, test } from 'vitest'
import { type Subscription, NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { accountOf } from '#harness/account/account.ts'
import { usageOf } from './usage.ts'

const NOW = new Date('2026-03-10T12:00:00.000Z')
const actor = { kind: 'user', userId: 'usr_1' } as const
const pro: Subscription = { ...NO_SUBSCRIPTION, plan: 'pro' }
const trial: Subscription = {
  ...NO_SUBSCRIPTION,
  isTrial: true,
  trialStartAt: NOW,
  trialEndsAt: new Date('2026-03-11T12:00:00.000Z'),
  trialEmailsAllowed: 5,
}

const usage = (
  subscription: Subscription,
  counters: { today: number; month: number; trial: number },
  days: readonly { day: string; count: number }[] = [],
) =>
  usageOf(actor, {
    accounts: { snapshot: () => Promise.resolve({ account: accountOf(NOW), subscription, usage: counters }) },
    tracker: { days: () => Promise.resolve(days) },
    clock: { now: () => NOW },
  })

test('usage of a plan: the emails of today and of this month, and what is left of the month', async () => {
  expect(await usage(pro, { today: 12, month: 88, trial: 5 })).toMatchObject({
    usedToday: 12,
    usedThisMonth: 88,
    remaining: 512,
  })
})

test('usage of a trial: its own count, whatever the count of the month', async () => {
  expect(
    await usage(trial, { today: 2, month: 3, trial: 3 }, [{ day: '2026-03-10', count: 2 }]),
  ).toMatchObject({ usedToday: 2, usedThisMonth: 3, remaining: 2 })
})

test('usage by day: thirty days, oldest first, with zero for days without emails', async () => {
  const { days } = await usage(pro, { today: 0, month: 0, trial: 0 }, [
    { day: '2026-03-10', count: 4 },
    { day: '2026-02-09', count: 7 },
    { day: '2026-02-08', count: 9 },
  ])
  expect(days).toHaveLength(30)
  expect([days[0], days[1], days.at(-1)]).toEqual([
    { day: '2026-02-09', count: 7 },
    { day: '2026-02-10', count: 0 },
    { day: '2026-03-10', count: 4 },
  ])
})

test('without a plan nothing is left', async () => {
  expect(await usage(NO_SUBSCRIPTION, { today: 0, month: 3, trial: 0 })).toMatchObject({
    usedThisMonth: 3,
    remaining: 0,
  })
})

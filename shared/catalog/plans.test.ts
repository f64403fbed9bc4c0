import { expect, test } from 'vitest'
import { CONTACT, TOAST } from './constants.ts'
import { MOST_EMAILS_PER_DAY, PlanId, PLANS, TRIAL } from './plans.ts'

test('there are three plans, and a month is thirty daily allowances', () => {
  expect(
    Object.values(PLANS).map(({ id, name, priceUsd, emailsPerDay, emailsPerMonth, popular }) => [
      id,
      name,
      priceUsd,
      emailsPerDay,
      emailsPerMonth,
      popular,
    ]),
  ).toEqual([
    ['starter', 'Starter', 99, 15, 450, false],
    ['pro', 'Pro', 129, 20, 600, true],
    ['elite', 'Elite', 149, 30, 900, false],
  ])
})

test('plans are listed from the cheapest, as changes of plan suggest them', () => {
  const prices = PlanId.options.map((id) => PLANS[id].priceUsd)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(Object.keys(PLANS)).toEqual(PlanId.options)
})

test('a page of the tracker has room for a day of the largest plan', () =>
  expect(MOST_EMAILS_PER_DAY).toBe(30))

test('a trial lasts a day and gives five emails', () => {
  expect(TRIAL).toMatchObject({ days: 1, emails: 5 })
})

test('one notice at a time, for five seconds; a visitor is answered within a day', () => {
  expect([TOAST, CONTACT.noticeMs, CONTACT.replyHours]).toEqual([
    { visible: 1, durationMs: 5_000, actionMs: 12_000 },
    5_000,
    24,
  ])
})

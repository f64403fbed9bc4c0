import { expect, test } from 'vitest'
import { type PaidCall, ContactBudgetSpent } from './model.ts'
import { keys } from '#platform/table/keys.ts'
import { testTable } from '#harness/platform/table/test-table.ts'
import { contactSpending } from './contact-spending.store.ts'

const table = await testTable()
/** A search costs 1.2 cents, a check 0.6. */
const spending = contactSpending(table, { centsPerCredit: 1.2, centsPerUserDay: 12 })
let now = new Date('2026-03-10T12:00:00.000Z')
const clock = { now: () => now }
const purseOf = (userId: string) => spending.purseOf(userId, clock)
const spentOn = async (userId: string, day: string) =>
  (await table.get(keys.usage(userId, '2026-03')))?.[`c${day}`]

/** The number of calls that were paid, of so many made at once, each by a run of its own. */
const paidAtOnce = async (userId: string, call: PaidCall, many: number) => {
  const ends = await Promise.allSettled(
    Array.from({ length: many }, async () => await purseOf(userId).take(call)),
  )
  const refused = ends.filter(({ status }) => status === 'rejected')
  expect(refused.every((end) => end.status === 'rejected' && end.reason instanceof ContactBudgetSpent)).toBe(
    true,
  )
  return many - refused.length
}

test('fifty searches at once are paid up to the daily limit', async () => {
  expect(await paidAtOnce('usr_race', 'search', 50)).toBe(10)
  expect(await spentOn('usr_race', '10')).toBe(12_000)
  expect(await paidAtOnce('usr_race', 'verifier', 3)).toBe(0)
  expect(await paidAtOnce('usr_other', 'verifier', 25)).toBe(20)
})

test('the next day has its own limit', async () => {
  expect(await paidAtOnce('usr_days', 'search', 12)).toBe(10)
  now = new Date('2026-03-11T00:00:00.000Z')
  expect(await paidAtOnce('usr_days', 'search', 12)).toBe(10)
  now = new Date('2026-03-10T12:00:00.000Z')
})

test('a call without a result pays for the next one, and the rest is returned', async () => {
  const purse = purseOf('usr_back')
  await purse.take('search')
  await purse.giveBack('search')
  expect(await spentOn('usr_back', '10')).toBe(1_200)
  await purse.take('verifier')
  expect(await spentOn('usr_back', '10')).toBe(1_200)
  expect(purse.paid()).toEqual({ calls: { search: 0, finder: 0, verifier: 1 }, cents: 0.6 })
  await purse.settle()
  expect(await spentOn('usr_back', '10')).toBe(600)
  await purse.settle()
  expect(await spentOn('usr_back', '10')).toBe(600)
})

test('a daily limit of zero pays for nothing', async () => {
  const purse = contactSpending(table, { centsPerCredit: 1.2, centsPerUserDay: 0 }).purseOf('usr_zero', clock)
  await expect(purse.take('verifier')).rejects.toBeInstanceOf(ContactBudgetSpent)
  expect(await spentOn('usr_zero', '10')).toBeUndefined()
})

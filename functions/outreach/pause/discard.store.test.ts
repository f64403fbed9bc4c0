import { expect, test } from 'vitest'
import { testTable } from '#harness/platform/table/test-table.ts'
import { keys } from '#platform/table/keys.ts'
import { part } from '#platform/table/expressions.ts'
import type { Table } from '#platform/table/table.ts'
import { discardStore } from './discard.store.ts'
import { pauseStore } from './pause.store.ts'

const table = await testTable()
const discards = discardStore(table)
const now = new Date('2026-03-10T08:00:00.000Z')
const leaseOf = (token: string) => ({ token, until: new Date('2026-03-10T08:05:00.000Z') })

/** A user who has ordered their drafts to be discarded, and the worker that holds the work. */
async function ordered(userId: string) {
  await table.transact([part.put({ ...keys.profile(userId), isActive: true })])
  expect(await pauseStore(table).pause(userId, true, now)).toBe(true)
  const lease = leaseOf('first')
  const work = await discards.claim(userId, lease, now)
  if (work === null) throw new Error('there is no work')
  return { end: async () => await discards.end(userId, lease, work, null) }
}

test('an order of the same millisecond is seen before the work ends', async () => {
  const { end } = await ordered('usr_1')
  expect(await pauseStore(table).pause('usr_1', true, now)).toBe(true)
  expect(await end()).toBe(false)
})

test('an order that finds work under way, which ends at that moment, is carried out', async () => {
  const { end } = await ordered('usr_2')
  let isEnded = false
  const transact: Table['transact'] = async (parts) => {
    const failed = await table.transact(parts)
    if (failed.length > 0 && !isEnded) isEnded = await end()
    return failed
  }
  expect(await pauseStore({ ...table, transact }).pause('usr_2', true, now)).toBe(true)
  expect(isEnded).toBe(true)
  expect(await discards.claim('usr_2', leaseOf('second'), now)).toMatchObject({ askedAt: now, attempts: 1 })
})

test('nothing is ordered for an account that is gone', async () => {
  expect(await pauseStore(table).pause('usr_gone', true, now)).toBe(false)
  expect(await discards.claim('usr_gone', leaseOf('first'), now)).toBeNull()
})

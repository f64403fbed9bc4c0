import { describe, expect, test } from 'vitest'
import { newRun } from '#functions/outreach/run/run-view.ts'
import { keys } from '#platform/table/keys.ts'
import { beginMerge } from './merge-beginning.store.ts'
import { runStore } from '#functions/outreach/run/run.store.ts'
import { testTable } from '#platform/table/testing/test-table.ts'

const table = await testTable()
const runs = runStore(table)
const now = new Date('2026-03-10T08:00:00.000Z')

const account = async (userId: string) => await table.put({ ...keys.profile(userId), isActive: true })
const claim = async (userId: string) =>
  await runs.claim(
    newRun({
      id: `run_of_${userId}`,
      userId,
      trigger: 'manual',
      wanted: 15,
      startedAt: now,
      previousSentAt: null,
    }),
    null,
  )
const begin = async (survivorId: string, absorbedId: string) =>
  await beginMerge(table, { survivorId, absorbedId, startedAt: now, doneAt: null }, null, now)

/** A run of the account that stays may begin once the merge has: it goes on where it is. */
const BOTH_AT_ONCE = {
  survivor: ['started, busy', 'started, begun'],
  absorbed: ['started, busy', 'refused, begun'],
}

describe.each(['survivor', 'absorbed'] as const)('while emails are prepared for the %s', (which) => {
  const pair = async (name: string) => {
    const [survivor, absorbed] = [`usr_${which}_${name}_1`, `usr_${which}_${name}_2`]
    await Promise.all([account(survivor), account(absorbed)])
    return { survivor, absorbed, one: which === 'survivor' ? survivor : absorbed }
  }

  test('no merge begins', async () => {
    const { survivor, absorbed, one } = await pair('first')
    expect(await claim(one)).toBe(true)
    expect(await begin(survivor, absorbed)).toBe('busy')
    expect(await table.get(keys.profile(absorbed))).toMatchObject({ isActive: true })
  })

  test('nor where both begin at the same instant', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { survivor, absorbed, one } = await pair(`race${round}`)
      const [claimed, merge] = await Promise.all([claim(one), begin(survivor, absorbed)])
      expect(BOTH_AT_ONCE[which]).toContain(`${claimed ? 'started' : 'refused'}, ${merge}`)
    }
  })
})

test('once the merge has begun no run starts in the account that goes', async () => {
  await Promise.all([account('usr_stays'), account('usr_goes')])
  expect(await begin('usr_stays', 'usr_goes')).toBe('begun')
  expect(await claim('usr_goes')).toBe(false)
  expect(await claim('usr_stays')).toBe(true)
})

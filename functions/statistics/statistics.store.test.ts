import { expect, test } from 'vitest'
import { countActive } from './count-active.ts'
import { subscriptionToItem } from '#functions/account/subscription.item.ts'
import { keys } from '#platform/table/keys.ts'
import { countParts } from './count-parts.store.ts'
import { accessCount, statisticsStore } from './statistics.store.ts'
import { testTable } from '#harness/platform/table/test-table.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'

const table = await testTable()
const store = statisticsStore(table)
const at = (day: string) => new Date(`${day}T12:00:00.000Z`)
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const idOf = (index: number) =>
  `usr_01ARZ3NDEKTSV4RRFFQ69G5F${LETTERS.charAt(Math.floor(index / 32))}${LETTERS.charAt(index % 32)}`

test('concurrent events are each counted once, spread over all shards', async () => {
  await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      table.transact(countParts({ what: 'account_opened', id: idOf(index) }, at('2026-03-09'))),
    ),
  )
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      table.transact(
        countParts(
          { what: index % 2 === 0 ? 'drafted' : 'account_closed', id: idOf(index) },
          at('2026-03-10'),
        ),
      ),
    ),
  )
  await table.transact(countParts({ what: 'paid', id: 'in_1PqA', cents: 12_900 }, at('2026-03-09')))
  const { users, drafts, days } = await store.read()
  expect([users, drafts, [...days]]).toEqual([
    100,
    20,
    expect.arrayContaining([
      ['2026-03-09', { newUsers: 120, drafts: 0, revenue: 12_900 }],
      ['2026-03-10', { newUsers: 0, drafts: 20, revenue: 0 }],
    ]),
  ])
  const items = await table.getMany(Array.from({ length: 64 }, (_, shard) => keys.statistics(shard)))
  expect(items.every((item) => item !== null)).toBe(true)
})

test('a changed mark counts the difference to the one before', async () => {
  const step = async (from: EmailMark | null, to: EmailMark | null) => {
    const parts = countParts({ what: 'marked', id: 'out_1', from, to }, at('2026-03-10'))
    if (parts.length > 0) await table.transact(parts)
    const { sent, replied } = await store.read()
    return [sent, replied]
  }
  expect([
    await step(null, 'sent'),
    await step('sent', 'replied'),
    await step('replied', 'discarded'),
    await step('discarded', null),
    await step(null, 'replied'),
    await step('replied', 'sent'),
    await step('sent', 'offer'),
    await step('offer', 'rejected'),
    await step('rejected', 'withdrawn'),
    await step('withdrawn', 'interview'),
    await step('interview', null),
  ]).toEqual([
    [1, 0],
    [1, 1],
    [0, 0],
    [0, 0],
    [1, 1],
    [1, 0],
    [1, 1],
    [1, 1],
    [1, 0],
    [1, 1],
    [0, 0],
  ])
})

test('accounts with access are counted by when it ends, and days are removed after two months', async () => {
  const active = (id: string, more: object) =>
    table.put(subscriptionToItem(id, { ...NO_SUBSCRIPTION, ...more }))
  await active('usr_A', { plan: 'pro' })
  await active('usr_B', { plan: 'pro', cancelAt: at('2026-05-12') })
  await active('usr_C', { plan: 'pro', cancelAt: at('2026-05-10') })
  await active('usr_D', { isTrial: true, trialEndsAt: at('2026-05-12') })
  await active('usr_E', { isTrial: true, trialEndsAt: at('2026-05-10') })
  await active('usr_F', {})
  expect((await store.read()).active).toBeNull()
  expect(
    await countActive({
      statistics: store,
      access: accessCount(table),
      clock: { now: () => at('2026-05-11') },
    }),
  ).toBe(3)
  const { users, active: counted, days } = await store.read()
  expect([users, counted, [...days.keys()]]).toEqual([
    100,
    { count: 3, at: at('2026-05-11') },
    ['2026-03-10'],
  ])
})

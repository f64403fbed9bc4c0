import { expect, test } from 'vitest'
import { failedSignIns } from './failed-sign-in.store.ts'
import { testTable } from '#harness/platform/table/test-table.ts'

const table = await testTable()
const store = failedSignIns(table)
const at = (instant: string) => new Date(instant)

test('failures are counted by address and hour, even when concurrent', async () => {
  const now = at('2026-03-01T10:20:00.000Z')
  const counts = await Promise.all(Array.from({ length: 12 }, () => store.record('192.0.2.1', now)))
  expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(await store.record('192.0.2.2', now)).toBe(1)
  expect(await store.record('192.0.2.1', at('2026-03-01T11:00:00.000Z'))).toBe(1)
  expect(await store.top(at('2026-03-01T11:59:00.000Z'))).toEqual([
    { ip: '192.0.2.1', count: 13 },
    { ip: '192.0.2.2', count: 1 },
  ])
})

test('the ten addresses with the most failures are found', async () => {
  const now = at('2026-04-01T10:00:00.000Z')
  for (let address = 1; address <= 40; address += 1) await store.record(`198.51.100.${address}`, now)
  for (let again = 0; again < 3; again += 1) await store.record('198.51.100.39', now)
  await store.record('198.51.100.3', now)
  const top = await store.top(now)
  expect(top.slice(0, 2)).toEqual([
    { ip: '198.51.100.39', count: 4 },
    { ip: '198.51.100.3', count: 2 },
  ])
  expect(top).toHaveLength(10)
})

test('a day later failures are no longer counted', async () => {
  await store.record('203.0.113.5', at('2026-05-01T10:59:00.000Z'))
  expect(await store.top(at('2026-05-02T10:00:00.000Z'))).toEqual([{ ip: '203.0.113.5', count: 1 }])
  expect(await store.top(at('2026-05-02T11:00:00.000Z'))).toEqual([])
  const item = await table.get({ pk: 'SECURITY#2026-05-01T10', sk: '203.0.113.5' })
  expect(item?.['ttl']).toBe(Date.parse('2026-05-02T11:59:00.000Z') / 1_000)
})

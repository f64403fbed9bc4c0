import { expect, test } from 'vitest'
import { sentMailStore } from './sent-mail.store.ts'
import { testTable } from '#harness/platform/table/test-table.ts'

const log = sentMailStore(await testTable())
const at = (time: string) => new Date(`2026-03-10T${time}.000Z`)
const begin = (notice: string, now = at('12:00:00'), staleAfter = at('11:58:00')) =>
  log.begin('usr_1', notice, now, staleAfter)

test('one of ten callers may send a notice, and nobody once it was sent', async () => {
  const states = await Promise.all(Array.from({ length: 10 }, () => begin('A')))
  expect(states.toSorted()).toEqual(['begun', ...Array.from({ length: 9 }, () => 'under_way')])
  await log.sent('usr_1', 'A')
  expect(await begin('A', at('23:00:00'), at('22:58:00'))).toBe('sent')
  expect(await log.begin('usr_2', 'A', at('12:00:00'), at('11:58:00'))).toBe('begun')
})

test('after a crash another caller may send the notice, two minutes later', async () => {
  expect(await begin('B')).toBe('begun')
  expect(await begin('B', at('12:02:00'), at('12:00:00'))).toBe('under_way')
  expect(await begin('B', at('12:02:01'), at('12:00:01'))).toBe('begun')
})

test('a mail that failed five times is given up', async () => {
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await begin('C')).toBe('begun')
    await log.failed('usr_1', 'C')
  }
  expect(await begin('C')).toBe('given_up')
})

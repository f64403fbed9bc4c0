import { expect, test } from 'vitest'
import { testTable } from '#harness/platform/table/test-table.ts'
import { healthHistory } from './health-history.store.ts'
import { serviceNotes } from './service-note.store.ts'

const table = await testTable()
const store = healthHistory(table)
const notes = serviceNotes(table)
const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`)

test('the history is read as it was saved', async () => {
  expect(await store.history()).toEqual({ parts: {}, components: {} })
  const spell = { status: 'unhealthy', since: at('23:14') } as const
  await store.save({ parts: { sources: spell }, components: { 'Jobs (Adzuna)': spell } })
  expect(await store.history()).toEqual({
    parts: { sources: spell },
    components: { 'Jobs (Adzuna)': spell },
  })
})

test('of admins who acknowledge the same outage at once the first is kept; the next outage is new', async () => {
  const both = await Promise.all([
    store.acknowledge('sources', at('23:14'), 'adm_1', at('23:20')),
    store.acknowledge('sources', at('23:14'), 'adm_2', at('23:21')),
  ])
  expect(both[0]).toEqual(both[1])
  const again = await store.acknowledge('sources', at('23:14'), 'adm_3', at('23:30'))
  expect(again).toEqual(both[0])
  expect((await store.read()).acknowledged.get('sources')).toEqual(both[0])
  expect(await store.acknowledge('sources', at('23:40'), 'adm_3', at('23:41'))).toEqual({
    since: at('23:40'),
    at: at('23:41'),
    by: 'adm_3',
  })
})

test('of two admins who put up a note at once one succeeds, and nobody takes down a note not seen', async () => {
  const put = (by: string, replaces: Date | null) =>
    notes.putUp({ text: `By ${by}`, since: at('10:00'), by }, replaces)
  expect(new Set(await Promise.all([put('adm_1', null), put('adm_2', null)]))).toEqual(new Set([true, false]))
  expect(await notes.putUp({ text: 'Later', since: at('11:00'), by: 'adm_1' }, at('10:00'))).toBe(true)
  expect(await notes.takeDown(at('10:00'))).toBe(false)
  expect((await notes.read())?.text).toBe('Later')
  expect(await notes.takeDown(at('11:00'))).toBe(true)
  expect(await notes.takeDown(at('11:00'))).toBe(false)
  expect(await notes.read()).toBeNull()
})

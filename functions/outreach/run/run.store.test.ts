import { describe, expect, test } from 'vitest'
import { newRun, NOTHING_FOUND } from './run-view.ts'
import type { PlanResult } from '../model.ts'
import { keys } from '#platform/table/keys.ts'
import { runStore } from './run.store.ts'
import { testTable } from '#harness/platform/table/test-table.ts'

const table = await testTable()
const runs = runStore(table)

const at = (time: string) => new Date(`2026-03-10T${time}.000Z`)
const runOf = (id: string, userId: string, startedAt = at('08:00:00')) =>
  newRun({
    id,
    userId,
    trigger: 'manual',
    wanted: 15,
    startedAt,
    previousSentAt: new Date('2026-03-08T08:00:00.000Z'),
  })
const FRUITLESS: PlanResult = { ...NOTHING_FOUND, outcome: 'no_contacts', found: 3, matched: 2 }
const lease = { token: 'lease', until: at('08:05:00') }

const cycleOf = async (userId: string) => await table.get(keys.cycle(userId))

test('a planning is leased while its worker renews it, and free when the worker died or has finished', async () => {
  const run = runOf('run_1', 'usr_leased')
  await runs.claim(run, null)
  const take = async (token: string, from: string, until: string) =>
    await runs.takePlanning(run.userId, run.id, { token, until: at(until) }, at(from))
  expect(await take('one', '08:00:00', '08:00:30')).toMatchObject({ id: 'run_1' })
  await runs.renewPlanning(run, { token: 'one', until: at('08:00:40') })
  expect(await take('two', '08:00:35', '08:01:05')).toBe('leased')
  expect(await take('two', '08:00:41', '08:01:11')).toMatchObject({ id: 'run_1' })
  await runs.renewPlanning(run, { token: 'one', until: at('08:09:00') })
  expect(await take('one', '08:01:12', '08:01:42')).toMatchObject({ id: 'run_1' })
  await runs.finishPlanning(run, FRUITLESS, at('08:02:00'), false)
  expect(await take('two', '08:02:01', '08:02:31')).toBeNull()
})

describe('a planning without a result', () => {
  test('releases the day', async () => {
    const run = runOf('run_1', 'usr_plain')
    expect(await runs.claim(run, null)).toBe(true)
    await runs.takePlanning(run.userId, run.id, lease, at('08:00:01'))
    await runs.finishPlanning(run, FRUITLESS, at('08:01:00'), true)
    expect(await runs.find(run.userId, run.id)).toMatchObject({ state: 'planned', outcome: 'no_contacts' })
    expect(await cycleOf(run.userId)).toMatchObject({ lastSentAt: '2026-03-08T08:00:00.000Z' })
  })

  test('ends although a later run has claimed the day, and leaves that claim alone', async () => {
    const run = runOf('run_1', 'usr_late')
    await runs.claim(run, null)
    await runs.takePlanning(run.userId, run.id, lease, at('08:00:01'))
    expect(await runs.claim(runOf('run_2', run.userId, at('09:30:00')), 'run_1')).toBe(true)
    await runs.finishPlanning(run, FRUITLESS, at('09:31:00'), true)
    expect(await runs.find(run.userId, run.id)).toMatchObject({ state: 'planned', outcome: 'no_contacts' })
    expect(await cycleOf(run.userId)).toMatchObject({
      lastRunId: 'run_2',
      lastSentAt: '2026-03-10T09:30:00.000Z',
    })
  })

  test('keeps the day when another worker has reserved emails meanwhile', async () => {
    const run = runOf('run_1', 'usr_two')
    await runs.claim(run, null)
    await runs.takePlanning(run.userId, run.id, lease, at('08:00:01'))
    await table.update(keys.run(run.userId, run.id), { add: { reserved: 1, open: 1 } })
    await runs.finishPlanning(run, FRUITLESS, at('08:06:00'), true)
    expect(await runs.find(run.userId, run.id)).toMatchObject({
      state: 'planned',
      outcome: null,
      reserved: 1,
    })
    expect(await cycleOf(run.userId)).toMatchObject({ lastSentAt: '2026-03-10T08:00:00.000Z' })
  })
})

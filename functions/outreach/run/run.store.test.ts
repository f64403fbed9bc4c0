import { describe, expect, test } from 'vitest'
import { newRun } from './run-view.ts'
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
const FRUITLESS = {
  outcome: 'no_contacts',
  found: 3,
  matched: 2,
  contacted: 0,
  whole: 0,
  skips: {},
  notes: [],
  people: null,
  heldPostings: [],
} as const
const lease = { token: 'lease', until: at('08:05:00') }

const cycleOf = async (userId: string) => await table.get(keys.cycle(userId))

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

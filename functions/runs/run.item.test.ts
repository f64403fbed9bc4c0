import { expect, test } from 'vitest'
import { runFromItem } from './run.item.ts'

test('reasons that no longer exist are read as "other", whose counts add up', () => {
  const run = runFromItem({
    id: 'run_1',
    userId: 'usr_1',
    trigger: 'manual',
    state: 'planned',
    wanted: 5,
    outcome: null,
    found: 9,
    matched: 3,
    contacted: 2,
    reserved: 2,
    written: 2,
    drafted: 2,
    ready: 0,
    failed: 0,
    open: 0,
    skips: { too_old: 4, dropped_reason: 2, other: 0, another_dropped_reason: 1 },
    notes: [],
    startedAt: '2026-03-10T12:00:00.000Z',
    plannedAt: null,
    lastDoneAt: null,
    previousSentAt: null,
  })
  expect(run.skips).toEqual({ too_old: 4, other: 3 })
})

import { expect, test } from 'vitest'
import { newRun, runView } from './run-view.ts'

const startedAt = new Date('2026-03-10T12:00:00.000Z')
const run = newRun({
  id: 'run_01',
  userId: 'usr_01',
  trigger: 'manual',
  wanted: 3,
  startedAt,
  previousSentAt: null,
})

test('a fresh run is queued and says nothing yet', () => {
  expect(runView(run)).toEqual({
    id: 'run_01',
    trigger: 'manual',
    state: 'queued',
    outcome: null,
    message: null,
    found: 0,
    matched: 0,
    contacted: 0,
    reserved: 0,
    written: 0,
    drafted: 0,
    failed: 0,
    skipped: [],
    notes: [],
    heldBack: [],
    startedAt: '2026-03-10T12:00:00.000Z',
    finishedAt: null,
  })
})

test('a planned run is drafting until its last entry ends', () => {
  const drafting = {
    ...run,
    state: 'planned' as const,
    reserved: 3,
    drafted: 2,
    open: 1,
    plannedAt: startedAt,
  }
  expect(runView(drafting).state).toBe('drafting')
  const done = runView({ ...drafting, drafted: 3, open: 0, lastDoneAt: new Date('2026-03-10T12:03:00.000Z') })
  expect([done.state, done.outcome, done.finishedAt]).toEqual([
    'finished',
    'complete',
    '2026-03-10T12:03:00.000Z',
  ])
})

test('a run whose entries all failed says so, and one that waits for a mailbox counts as drafted', () => {
  expect(runView({ ...run, state: 'planned', reserved: 2, failed: 2 }).outcome).toBe('all_failed')
  const waiting = runView({ ...run, state: 'planned', reserved: 2, failed: 1, ready: 1 })
  expect([waiting.outcome, waiting.drafted]).toEqual(['complete', 1])
})

test('a run without entries keeps the reason it ended for, with what to do', () => {
  const ended = runView({ ...run, state: 'planned', outcome: 'mailbox_not_connected', plannedAt: startedAt })
  expect([ended.state, ended.outcome, ended.message]).toEqual([
    'finished',
    'mailbox_not_connected',
    'Connect your Gmail account first.',
  ])
})

test('skips are listed by reason', () => {
  expect(runView({ ...run, skips: { too_old: 2, repost: 0, no_person: 1 } }).skipped).toEqual([
    { reason: 'too_old', count: 2 },
    { reason: 'no_person', count: 1 },
  ])
})

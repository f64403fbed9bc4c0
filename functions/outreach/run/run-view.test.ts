import { expect, test } from 'vitest'
import { runSince } from '#harness/outreach/outreach-samples.ts'
import { runView } from './run-view.ts'

const startedAt = new Date('2026-03-10T12:00:00.000Z')
const run = runSince(startedAt)

test('a new run is queued and has no message', () => {
  expect(runView(run)).toEqual({
    id: 'run_1',
    trigger: 'manual',
    state: 'queued',
    outcome: null,
    message: null,
    found: 0,
    matched: 0,
    contacted: 0,
    whole: 0,
    reserved: 0,
    shortlisted: 0,
    written: 0,
    drafted: 0,
    failed: 0,
    skipped: [],
    leftOut: 0,
    beyond: 0,
    open: 0,
    notes: [],
    heldBack: [],
    heldPostings: [],
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

test('a run that lost its mailbox says so unless all its emails are drafted', () => {
  const lost = { ...run, state: 'planned' as const, reserved: 3, mailboxLost: true }
  expect(runView({ ...lost, drafted: 1, ready: 1, failed: 1 })).toMatchObject({
    outcome: 'mailbox_lost',
    message:
      'Gmail was disconnected during this run. The emails written by then are in your tracker; the others were given back to your allowance. Connect Gmail again to get new drafts.',
  })
  expect(runView({ ...lost, failed: 3 }).outcome).toBe('mailbox_lost')
  expect(runView({ ...lost, drafted: 3 }).outcome).toBe('complete')
})

test('a run without emails keeps its outcome and says what to do', () => {
  const ended = runView({ ...run, state: 'planned', outcome: 'mailbox_not_connected', plannedAt: startedAt })
  expect([ended.state, ended.outcome, ended.message]).toEqual([
    'finished',
    'mailbox_not_connected',
    'Connect your Gmail account first.',
  ])
})

test('postings left out are listed by reason, the most frequent first, and the figures add up', () => {
  const view = runView({
    ...run,
    state: 'planned',
    found: 20,
    skips: { no_person: 1, too_old: 2, repost: 0 },
    reserved: 6,
    drafted: 3,
    ready: 1,
    failed: 1,
    open: 1,
  })
  expect(view.skipped).toEqual([
    { reason: 'too_old', words: 'posted longer ago than you allow', count: 2 },
    { reason: 'no_person', words: 'we found no one in the role you chose', count: 1 },
  ])
  expect(view).toMatchObject({
    found: 20,
    leftOut: 3,
    beyond: 11,
    reserved: 6,
    drafted: 4,
    failed: 1,
    open: 1,
  })
})

test('a run whose planning was given up counts at least its reserved emails as found', () => {
  expect(runView({ ...run, state: 'planned', found: 0, reserved: 2, drafted: 2 })).toMatchObject({
    found: 2,
    leftOut: 0,
    beyond: 0,
  })
})

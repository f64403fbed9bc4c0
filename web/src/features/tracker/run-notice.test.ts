import { describe, expect, it } from 'vitest'
import type { Run } from '#shared/models/outreach/run.ts'
import { runNotice } from './run-notice.ts'

const run: Run = {
  id: 'run_01HZX3M9T4Q8R2V6W0Y5B7C1D3',
  trigger: 'manual',
  state: 'finished',
  outcome: 'no_postings',
  message: 'No job postings matched. Try a longer timeframe or All Cities.',
  found: 12,
  matched: 0,
  contacted: 0,
  whole: 0,
  reserved: 0,
  written: 0,
  drafted: 0,
  failed: 0,
  skipped: [
    { reason: 'title_differs', words: 'the job title differs from yours', count: 9 },
    { reason: 'too_old', words: 'posted longer ago than you allow', count: 3 },
  ],
  leftOut: 12,
  beyond: 0,
  open: 0,
  notes: ['One source stopped at its daily limit.'],
  heldBack: [],
  startedAt: '2026-11-21T08:00:00.000Z',
  finishedAt: '2026-11-21T08:04:00.000Z',
}

describe('runNotice', () => {
  it('is null before the first run', () => {
    expect(runNotice(null)).toBeNull()
  })

  it('tells emails that were held back from those that failed otherwise', () => {
    const heldBack = [{ wrong: 'a stronger word', advice: 'Correct it.', count: 2 }]
    const of = (failed: number) =>
      runNotice({ ...run, outcome: 'complete', found: 60, matched: 22, drafted: 15, failed, heldBack })
    expect(of(2)).toMatchObject({
      summary: '15 emails are ready.',
      heldBack,
    })
    expect(of(3)).toMatchObject({
      summary: '15 emails are ready. 1 email could not be written and was given back to your allowance.',
    })
    expect(runNotice({ ...run, outcome: 'all_failed', failed: 2, heldBack })).toMatchObject({
      kind: 'no-drafts',
      canFix: false,
      heldBack,
    })
  })

  it.each([
    [{ found: 60, matched: 22, drafted: 15 }, '15 emails are ready.'],
    [
      { found: 1, matched: 1, drafted: 1, failed: 1 },
      '1 email is ready. 1 email could not be written and was given back to your allowance.',
    ],
    [
      { found: 1_200, matched: 30, drafted: 4, failed: 2 },
      '4 emails are ready. 2 emails could not be written and were given back to your allowance.',
    ],
  ])('sums up a run that drafted: %j', (counts, summary) => {
    expect(runNotice({ ...run, outcome: 'complete', ...counts })).toMatchObject({
      kind: 'finished',
      day: '2026-11-21T08:04:00.000Z',
      summary,
      notes: run.notes,
    })
  })

  it('also counts a run as finished that was cut short after some drafts', () => {
    expect(runNotice({ ...run, outcome: 'daily_limit_reached', drafted: 2 })).toMatchObject({
      kind: 'finished',
    })
  })

  it('says what became of a run that lost its mailbox', () => {
    const lost = { ...run, outcome: 'mailbox_lost', message: 'Gmail was disconnected.', failed: 3 } as const
    expect(runNotice({ ...lost, drafted: 2 })).toMatchObject({
      kind: 'finished',
      summary: '2 emails are ready. Gmail was disconnected.',
    })
    expect(runNotice(lost)).toMatchObject({
      kind: 'no-drafts',
      message: 'Gmail was disconnected.',
      canFix: true,
    })
  })

  it('says why a run ended without drafts', () => {
    expect(runNotice(run)).toEqual({
      heldBack: [],
      kind: 'no-drafts',
      message: 'No job postings matched. Try a longer timeframe or All Cities.',
      day: '2026-11-21T08:04:00.000Z',
      run,
      notes: ['One source stopped at its daily limit.'],
      canFix: true,
    })
  })

  it('has a default message for a run without one', () => {
    expect(runNotice({ ...run, message: null })).toMatchObject({
      message: 'The last run ended without drafts. It will be tried again with the next cycle.',
    })
  })

  it('offers the configuration only when it can help', () => {
    expect(runNotice({ ...run, outcome: 'trial_used_up' })).toMatchObject({ canFix: false })
  })

  it('shows how far a run is', () => {
    const working: Run = { ...run, state: 'drafting', outcome: null, message: null, reserved: 5, drafted: 2 }
    expect(runNotice(working)).toEqual({
      heldBack: [],
      kind: 'running',
      stage: 'Writing and checking your emails',
      run: working,
      notes: ['One source stopped at its daily limit.'],
    })
  })
})

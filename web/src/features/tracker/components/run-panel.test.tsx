// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Run } from '#shared/models/outreach/run.ts'
import { run } from '#harness/web/tracker-data.ts'
import { mailbox, nextSync } from '#harness/web/fixtures.ts'
import { ok, renderWithApi } from '#harness/web/render-with-api.tsx'
import { RunPanel, RunSummary } from './run-panel.tsx'

const replies = {
  'GET /api/gmail-integration': ok({ ...mailbox, isActive: false }),
  'GET /api/next-sync-info': ok(nextSync),
}
const panel = (over: Partial<Run>) =>
  renderWithApi(<RunPanel run={run(over)} />, replies).container.textContent
const summary = (over: Partial<Run>) =>
  renderWithApi(<RunSummary run={run(over)} />, replies).container.querySelector('p')?.textContent

const nothing: Partial<Run> = {
  outcome: 'no_postings',
  message: 'No job postings matched. Try a longer timeframe or All Cities.',
  drafted: 0,
}
const heldBack = [{ wrong: 'a stronger word', advice: 'Correct it.', count: 2 }]

describe('a run with drafts', () => {
  it.each<[Partial<Run>, string]>([
    [{ drafted: 15 }, 'Run of Nov 21, 2026: 15 emails are ready.'],
    [
      { drafted: 1, failed: 1 },
      'Run of Nov 21, 2026: 1 email is ready. 1 email couldn’t be written and was given back to your allowance.',
    ],
    [
      { drafted: 4, failed: 2 },
      'Run of Nov 21, 2026: 4 emails are ready. 2 emails couldn’t be written and were given back to your allowance.',
    ],
    [{ drafted: 15, failed: 2, heldBack }, 'Run of Nov 21, 2026: 15 emails are ready.'],
    [
      { drafted: 15, failed: 3, heldBack },
      'Run of Nov 21, 2026: 15 emails are ready. 1 email couldn’t be written and was given back to your allowance.',
    ],
    [{ outcome: 'daily_limit_reached', drafted: 2 }, 'Run of Nov 21, 2026: 2 emails are ready.'],
    [
      { outcome: 'mailbox_lost', message: 'Gmail was disconnected.', drafted: 2, failed: 3 },
      'Run of Nov 21, 2026: 2 emails are ready. Gmail was disconnected.',
    ],
  ])('is summed up: %j', (over, text) => {
    expect(summary(over)).toBe(text)
  })

  it('has no panel above the list', () => {
    expect(panel({ drafted: 15 })).toBe('')
  })
})

describe('a run without drafts', () => {
  it('says why, shows its notes and has no summary', () => {
    const text = panel({
      ...nothing,
      notes: [{ code: 'source_cut_short', params: { source: 'Adzuna', trouble: 'daily_limit' } }],
    })
    expect(text).toContain('The run of Nov 21, 2026 ended without drafts')
    expect(text).toContain('No job postings matched. Try a longer timeframe or All Cities.')
    expect(text).toContain('Adzuna stopped early: its daily limit is used up.')
    expect(summary(nothing)).toBeUndefined()
  })

  it('has a default message', () => {
    expect(panel({ ...nothing, message: null })).toContain(
      'The last run ended without drafts. Your next run tries again.',
    )
  })

  it.each([
    ['no_postings', [], 1],
    ['mailbox_lost', [], 1],
    ['trial_used_up', [], 0],
    ['all_failed', heldBack, 0],
  ] as const)('offers the configuration after %s only when it can help', (outcome, reasons, links) => {
    panel({ ...nothing, outcome, heldBack: [...reasons] })
    expect(screen.queryAllByRole('link', { name: 'Open Configuration' })).toHaveLength(links)
  })
})

it('a run at work shows how far it is', () => {
  const text = panel({ state: 'drafting', outcome: null, message: null, reserved: 5, drafted: 2, failed: 0 })
  expect(text).toContain('Writing and checking your emails…')
  expect(text).toContain('2 of 5 emails done')
  expect(summary({ state: 'drafting', outcome: null, drafted: 2 })).toBeUndefined()
})

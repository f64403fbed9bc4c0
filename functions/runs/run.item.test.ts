import { expect, test } from 'vitest'
import { runNoteWords } from '#shared/catalog/reasons/run-notes.ts'
import { runFromItem } from './run.item.ts'

const RUN = {
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
  skips: {},
  notes: [],
  startedAt: '2026-03-10T12:00:00.000Z',
  plannedAt: null,
  lastDoneAt: null,
  previousSentAt: null,
}

test('reasons that no longer exist are read as "other", whose counts add up', () => {
  const run = runFromItem({
    ...RUN,
    skips: { too_old: 4, dropped_reason: 2, other: 0, another_dropped_reason: 1 },
  })
  expect(run.skips).toEqual({ too_old: 4, other: 3 })
})

test('notes are codes; a sentence of an older run is read as it was', () => {
  const { notes } = runFromItem({
    ...RUN,
    planNotes: [
      { code: 'source_failed', params: { source: 'Adzuna', trouble: 'daily_limit' } },
      'Adzuna stopped early: it was tired.',
    ],
    notes: ['draft_uncertain', 'For a day Gmail did not say.'],
  })
  expect(notes.map(runNoteWords)).toEqual([
    'Adzuna could not be searched: its daily limit is used up.',
    'Adzuna stopped early: it was tired.',
    'For a day Gmail didn’t say whether it had saved a draft. Look through your drafts before you use a text that waits in the tracker.',
    'For a day Gmail did not say.',
  ])
})

test('what a resume lacked is a code; a sentence of an older run is read as it was', () => {
  const held = (missing: unknown) => ({ rule: 'nothing_to_say', missing, lines: [] })
  const code = { code: 'no_line', params: {} }
  expect(
    runFromItem({ ...RUN, heldBack: [held(code), held('no line was read')] }).heldBack.map(
      ({ missing }) => missing,
    ),
  ).toEqual([code, { code: 'said', params: { words: 'no line was read' } }])
})

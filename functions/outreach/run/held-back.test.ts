import { expect, test } from 'vitest'
import { heldBackOf, outlineOf } from './held-back.ts'
import { runSince } from '#harness/outreach/outreach-samples.ts'
import { runView } from './run-view.ts'
import type { Missing } from '#engine/values/finding.ts'

const NO_JOB: Missing = { code: 'no_job', params: {} }

const refusal = (rule: string, line: string | null = null, missing: Missing | null = null) => ({
  rule,
  missing,
  words: 'led a team of 12',
  line,
})

test('a run stores rules and ids of lines, but no words', () => {
  expect(outlineOf([refusal('L23', 'line-1'), refusal('L05', 'line-2'), refusal('L08')])).toEqual({
    rule: 'L23',
    missing: null,
    lines: [
      { id: 'line-1', rule: 'L23' },
      { id: 'line-2', rule: 'L05' },
    ],
  })
  expect(outlineOf([refusal('nothing_to_say', null, NO_JOB)])).toEqual({
    rule: 'nothing_to_say',
    missing: NO_JOB,
    lines: [],
  })
})

test('the reasons of a run are counted, the most frequent first', () => {
  const letters = [
    outlineOf([refusal('L08')]),
    outlineOf([refusal('L23')]),
    outlineOf([refusal('nothing_to_say', null, NO_JOB)]),
    outlineOf([refusal('L23', 'line-1')]),
  ]
  expect(heldBackOf(letters).map(({ wrong, count }) => [count, wrong])).toEqual([
    [2, 'a stronger word than your resume has, such as “led” for “helped”'],
    [1, 'no clear question to the reader, or more than one'],
    [1, 'no job, project or volunteer work was read in your resume'],
  ])
})

test('a run says so when every email was held back, but not when some failed for other reasons', () => {
  const run = runSince(new Date('2026-03-10T12:00:00.000Z'))
  const held = [outlineOf([refusal('L23')]), outlineOf([refusal('L23')])]
  expect(runView({ ...run, state: 'planned', reserved: 2, failed: 2, heldBack: held })).toMatchObject({
    outcome: 'all_failed',
    message:
      'All 2 emails of this run were held back. None counts against your emails, and you can start again.',
    heldBack: [{ count: 2 }],
  })
  expect(runView({ ...run, state: 'planned', reserved: 1, failed: 1, heldBack: held.slice(1) }).message).toBe(
    'The one email of this run was held back. It doesn’t count against your emails, and you can start again.',
  )
  expect(runView({ ...run, state: 'planned', reserved: 3, failed: 3, heldBack: held }).message).toBe(
    'None of the drafts could be saved, and none counts against your emails. You can start again.',
  )
})

import { expect, test } from 'vitest'
import { inWords } from './in-words.ts'

const BOTH = (code: object, sentence: string) => [code, sentence]

test('codes are sentences in an export; the sentences of older items are as they were', () => {
  expect(
    inWords({
      kind: 'run',
      fields: {
        found: 3,
        planNotes: BOTH(
          { code: 'source_failed', params: { source: 'Adzuna', trouble: 'daily_limit' } },
          'Adzuna stopped early: it was tired.',
        ),
        notes: ['draft_uncertain', 'For a day Gmail said nothing.'],
      },
    }),
  ).toEqual({
    found: 3,
    planNotes: [
      'Adzuna could not be searched: its daily limit is used up.',
      'Adzuna stopped early: it was tired.',
    ],
    notes: [
      'For a day Gmail didn’t say whether it had saved a draft. Look through your drafts before you use a text that waits in the tracker.',
      'For a day Gmail said nothing.',
    ],
  })
  expect(
    inWords({
      kind: 'material',
      fields: {
        contact: {
          email: 'ash@firm.example',
          reason: { code: 'given_with_posting', params: { name: 'Ash Berg' } },
        },
        reasons: [
          { part: 'age', value: 1, why: { code: 'posted', params: { days: 1 } } },
          { part: 'place', value: 1, words: 'In Berlin, where you’re looking.' },
        ],
        refusals: [
          { rule: 'L08', missing: null, words: null, line: null },
          { rule: 'L08', message: 'No question.', words: null, line: null },
        ],
      },
    }),
  ).toEqual({
    contact: { email: 'ash@firm.example', reason: 'Ash Berg was named with the posting.' },
    reasons: [
      { part: 'age', value: 1, why: 'Posted 1 day before we found it.' },
      { part: 'place', value: 1, words: 'In Berlin, where you’re looking.' },
    ],
    refusals: [
      {
        rule: 'L08',
        words: null,
        line: null,
        wrong: 'no clear question to the reader, or more than one',
        advice: 'There’s nothing for you to change. The next run writes a new text.',
      },
      { rule: 'L08', message: 'No question.', words: null, line: null },
    ],
  })
  expect(
    inWords({
      kind: 'activity',
      fields: { action: 'data_exported', details: { code: 'format', params: { format: 'csv' } } },
    }),
  ).toEqual({ action: 'data_exported', details: 'CSV' })
})

import { expect, it } from 'vitest'
import type { FactItem } from '#shared/models/resume-facts.ts'
import { resumeFacts } from '#harness/web/resume-fixtures.ts'
import { describeDoubts, describeGaps, describeLanguage } from './reviewed-facts.ts'

const isSure = ({ doubtful }: FactItem) => !doubtful
const nameless = (value: string | null): readonly FactItem[] =>
  resumeFacts.items
    .filter(isSure)
    .map((item) =>
      item.kind === 'name'
        ? { ...item, values: item.values.map((one) => ({ ...one, read: null, value, quote: null })) }
        : item,
    )

it('says that a name is missing, and never that nothing looks doubtful above it', () => {
  const view = { ...resumeFacts, items: [...nameless(null)] }
  expect(describeGaps(view.items)).toBe('We found no name.')
  expect(describeDoubts(view)).toBe('Something may be missing.')
  expect(describeDoubts({ ...view, confirmedAt: '2026-11-20T08:00:00.000Z' })).toBe(
    'Something may be missing.',
  )
})

it('is content with a name that the owner added', () => {
  const view = { ...resumeFacts, items: [...nameless('Maya Okafor')] }
  expect(describeGaps(view.items)).toBeNull()
  expect(describeDoubts(view)).toBe('No questions from us')
})

it('says that no job was found', () => {
  const items = resumeFacts.items.filter(({ kind }) => kind !== 'role').filter(isSure)
  expect(describeGaps(items)).toBe('We found no job.')
  expect(describeDoubts({ items, confirmedAt: null })).toBe('Something may be missing.')
})

it.each([
  [null, null, null],
  [
    'pol',
    null,
    'Your resume seems to be in Polish, which we read only in part. Add what is missing below, or upload it in English, German, French or Spanish.',
  ],
  [
    'pol',
    'model-1',
    'Your resume seems to be in Polish. We read only part of it ourselves, and an AI model read the rest. Please check it with care.',
  ],
  [
    'und',
    null,
    'Your resume seems to be in a language that we read only in part. Add what is missing below, or upload it in English, German, French or Spanish.',
  ],
])('names the language %s that is not read, with the model %s', (unreadLanguage, model, said) => {
  expect(describeLanguage({ unreadLanguage, model })).toBe(said)
})
